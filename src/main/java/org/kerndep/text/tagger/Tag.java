package org.kerndep.text.tagger;

/**
 * What a tagger chooses for a word: its part of speech and its fine tag together.
 *
 * @param upos the part of speech (UPOS)
 * @param xpos the fine tag (XPOS)
 */
public record Tag(String upos, String xpos) {}
