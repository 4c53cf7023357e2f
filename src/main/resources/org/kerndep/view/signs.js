// What the colours and lines of drawings mean: kinds of tags and arcs, and the legend that explains them.

/** Kinds of tags, of which the first counts that fits; they know universal tags and many others by how they begin. */
const TAG_KINDS = [
  {name: 'noun', text: 'nouns, names', tags: /^(n(?!um)|propn)/i},
  {name: 'verb', text: 'verbs', tags: /^(v|aux|md)/i},
  {name: 'property', text: 'adjectives, adverbs, numbers', tags: /^(adj|adv|jj|rb|num|cd|card)/i},
  {name: 'punctuation', text: 'punctuation', tags: /^(punc|sym|-[lr]rb-|\P{L}+$)/iu},
  {name: 'function', text: 'function words', tags: /./},
];

function tagKind(tag) {
  return TAG_KINDS.find(kind => kind.tags.test(tag)).name;
}

/** A tag on the colour of its kind. */
function tagSign(tag, left, place, className) {
  return svg('g', {class: `${className} ${tagKind(tag)}`},
    svg('rect', {x: left - 4, y: place.y - 11, width: textWidth(tag, SMALL_FONT) + 8, height: 15, rx: 4}),
    svg('text', place, tag));
}

/** How far an arc is from being sure: 0 if its probability is 1, and 1 if that is half or less. */
function doubt(probability) {
  return Math.min(1, 2 * (1 - probability)).toFixed(2);
}

/**
 * Fills the legend.
 *
 * @param tags that the page has
 * @param other the name of what trees are compared with, undefined if they are not
 * @param probable whether arcs have probabilities
 */
function drawLegend(list, tags, other, probable) {
  const used = new Set(tags.filter(tag => tag !== '' && tag !== '_').map(tagKind));
  const item = (sign, text) => html('li', {}, sign, ` ${text}`);
  const line = kind => svg('svg', {width: 30, height: 12, 'aria-hidden': 'true'},
    svg('g', {class: `arc ${kind}`}, svg('path', {class: 'line', d: 'M1 6H29'})));
  list.replaceChildren(...TAG_KINDS.filter(kind => used.has(kind.name))
    .map(kind => item(html('span', {className: `swatch ${kind.name}`}, 'Aa'), kind.text)));
  if (other !== undefined) {
    list.append(item(line('differs-head'), 'another head'), item(line('differs-label'), 'another label only'),
      item(line('reference'), other));
  }
  if (probable) {
    list.append(html('li', {}, 'probability of an arc 1 ', html('span', {className: 'scale'}), ' ½ or less'),
      item(line('unsure'), 'unsure'));
  }
}
