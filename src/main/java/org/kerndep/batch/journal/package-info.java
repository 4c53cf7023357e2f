/**
 * The record of what became of each document, from which a run that was killed resumes: {@link
 * org.kerndep.batch.journal.Journal} appends checksummed lines, {@link org.kerndep.batch.journal.JournalIndex} finds
 * the last line of a document, and {@link org.kerndep.batch.journal.OutputLock} keeps two runs apart.
 */
package org.kerndep.batch.journal;
