// Draws a tree as SVG.

const SVG = 'http://www.w3.org/2000/svg';
const WORD_FONT = '16px system-ui, sans-serif';
const SMALL_FONT = '12px system-ui, sans-serif';
const ARROW = 7;

const pen = document.createElement('canvas').getContext('2d');
const measured = {[WORD_FONT]: new Map(), [SMALL_FONT]: new Map()};

function textWidth(text, font) {
  const known = measured[font];
  if (!known.has(text)) {
    pen.font = font;
    known.set(text, pen.measureText(text).width);
  }
  return known.get(text);
}

function svg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/**
 * How a tree is drawn: its words one after the other, its arcs before them by level, and after them the arcs that the
 * tree it is compared with has instead. Kinds say how that lies on the page. Size and height are known when it is made.
 */
class Drawing {

  /**
   * @param tree undefined if the sentence has none
   * @param reference the tree that it is compared with, or undefined
   * @param threshold below which an arc is unsure
   */
  constructor(sentence, tree, reference, threshold) {
    this.sentence = sentence;
    this.tree = tree;
    this.reference = reference;
    this.tags = tree === undefined ? sentence.tags : tree.tags;
    this.arcs = tree === undefined ? [] : tree.labelledArcs();
    this.others = tree === undefined || reference === undefined ? []
      : reference.labelledArcs().filter(arc => tree.difference(reference, arc.word) !== '');
    this.mark(threshold);
    this.levels = assignLevels(this.arcs);
    this.otherLevels = assignLevels(this.others);
  }

  /** Gives every arc a class, and adds the probability to the labels of unsure ones. */
  mark(threshold) {
    const {tree, reference} = this;
    for (const arc of this.arcs) {
      const difference = tree.difference(reference, arc.word);
      const unsure = tree.isUnsure(arc.word, threshold);
      arc.label += unsure ? ` ${tree.arcs[arc.word].toFixed(2)}` : '';
      arc.kind = (difference === '' ? '' : `differs-${difference}`) + (unsure ? ' unsure' : '');
    }
    for (const arc of this.others) {
      arc.kind = 'reference';
    }
  }

  /**
   * The drawing as an element. Words and arcs have the number of their word in data-word.
   *
   * @param name what it shows, for those who do not see it
   */
  element(name) {
    const root = svg('svg', {
      class: this.className, width: this.width, height: this.height, viewBox: `0 0 ${this.width} ${this.height}`,
      role: 'img', 'aria-label': name,
    });
    const plainFirst = this.arcs.slice().sort((a, b) => a.kind.length - b.kind.length);
    root.append(...this.sentence.words.map((form, i) => this.drawWord(i + 1)));
    root.append(...plainFirst.map(arc => this.drawArc(arc, -1)));
    root.append(...this.others.map(arc => this.drawArc(arc, 1)));
    return root;
  }

  drawWord(m) {
    const tag = this.tags[m - 1];
    const differs = this.reference !== undefined && (this.reference.tags[m - 1] || '') !== (tag || '');
    const direction = this.sentence.rightToLeft ? 'rtl' : 'ltr';
    const word = svg('g', {class: 'word', 'data-word': m},
      svg('text', {class: 'form', ...this.formPlace(m), direction}, this.sentence.words[m - 1]));
    if (tag) {
      word.append(svg('text', {class: differs ? 'tag differs' : 'tag', ...this.tagPlace(m)}, tag));
    }
    return word;
  }

  /** @param side -1 if it lies before the words, 1 if after them */
  drawArc(arc, side) {
    const end = this.middles[arc.word] + (arc.wordOffset || 0);
    const start = arc.head === 0 ? end : this.middles[arc.head] + arc.headOffset;
    const far = this.nearest + arc.level * this.level;
    const at = (along, away) => this.point(along, away, side).join(' ');
    const path = arc.head === 0 ? `M${at(end, far - 5)}L${at(end, ARROW)}` : archPath(start, end, far, at);
    const group = svg('g', {class: `arc ${arc.kind}`, 'data-word': arc.word});
    group.append(svg('title', {}, describe(this.sentence, arc)));
    group.append(svg('path', {class: 'touch', d: path}), svg('path', {class: 'line', d: path}));
    group.append(svg('path', {class: 'arrow', d: `M${at(end, 0)}L${at(end - 4, ARROW)}L${at(end + 4, ARROW)}z`}));
    group.append(...this.drawLabel(arc, start, end, side));
    return group;
  }
}

/** From a word away, along and back to another, with round corners. */
function archPath(start, end, far, at) {
  const radius = Math.max(0, Math.min(12, Math.abs(end - start) / 2, far - ARROW));
  const along = Math.sign(end - start) * radius;
  return `M${at(start, 0)}L${at(start, far - radius)}Q${at(start, far)} ${at(start + along, far)}`
    + `L${at(end - along, far)}Q${at(end, far)} ${at(end, far - radius)}L${at(end, ARROW)}`;
}

/** An arc in words. */
function describe(sentence, arc) {
  const of = arc.head === 0 ? 'of the sentence' : `of ${sentence.words[arc.head - 1]} (${arc.head})`;
  return `${sentence.words[arc.word - 1]} (${arc.word}): ${arc.label} ${of}`;
}
