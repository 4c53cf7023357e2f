// Draws a tree as SVG: words in a row, its arcs above them, and below them what the tree is compared with has instead.

const SVG = 'http://www.w3.org/2000/svg';
const WORD_FONT = '16px system-ui, sans-serif';
const SMALL_FONT = '12px system-ui, sans-serif';
const WORD_LINE = 22;
const TAG_LINE = 16;
const ARROW = 7;
const LONG = 600;

const pen = document.createElement('canvas').getContext('2d');

function textWidth(text, font) {
  pen.font = font;
  return pen.measureText(text).width;
}

function svg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** How a tree is drawn. The height is known when it is made, all else is found when it is drawn. */
class Drawing {

  /**
   * @param tree undefined if the sentence has none
   * @param reference the tree that it is compared with, or undefined
   */
  constructor(sentence, tree, reference) {
    this.sentence = sentence;
    this.tree = tree;
    this.reference = reference;
    this.tags = tree === undefined ? sentence.tags : tree.tags;
    this.arcs = tree === undefined ? [] : tree.labelledArcs();
    this.others = tree === undefined || reference === undefined ? []
      : reference.labelledArcs().filter(arc => tree.difference(reference, arc.word) !== '');
    this.above = assignLevels(this.arcs) * LEVEL + 14;
    this.below = this.others.length === 0 ? 0 : assignLevels(this.others) * LEVEL + 14;
    this.wordsHeight = WORD_LINE + (this.tags.length > 0 ? TAG_LINE : 0) + 6;
    this.height = this.above + this.wordsHeight + this.below;
  }

  /**
   * The drawing as an element. Words and arcs have the number of their word in data-word.
   *
   * @param name what it shows, for those who do not see it
   * @param threshold below which an arc is unsure
   */
  element(name, threshold) {
    this.mark(threshold);
    this.place();
    const root = svg('svg', {
      width: this.width, height: this.height, viewBox: `0 0 ${this.width} ${this.height}`,
      role: 'img', 'aria-label': name,
    });
    const plainFirst = this.arcs.slice().sort((a, b) => a.kind.length - b.kind.length);
    root.append(...this.sentence.words.map((form, i) => this.drawWord(i + 1)));
    root.append(...plainFirst.map(arc => this.drawArc(arc, this.above, -1)));
    root.append(...this.others.map(arc => this.drawArc(arc, this.above + this.wordsHeight, 1)));
    return root;
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

  /** Finds the place of every word. The arcs of all trees of the sentence have a say, so that words stay in place. */
  place() {
    const {words, tags} = this.sentence;
    const trees = Array.from({length: this.sentence.size}, (none, i) => this.sentence.tree(i));
    const labelWidth = label => textWidth(label, SMALL_FONT);
    const widths = [0, ...words.map((form, i) =>
      Math.max(20, textWidth(form, WORD_FONT),
        ...[tags, ...trees.map(tree => tree.tags)].map(own => textWidth(own[i] || '', SMALL_FONT))))];
    const all = new Map();
    for (const arc of [...this.arcs, ...this.others, ...trees.flatMap(tree => tree.labelledArcs())]) {
      all.set(`${arc.word} ${arc.head} ${arc.label}`, {...arc, labelWidth: labelWidth(arc.label)});
    }
    for (const arc of all.values()) {
      if (arc.head === 0) {
        widths[arc.word] = Math.max(widths[arc.word], arc.labelWidth);
      }
    }
    for (const arcs of [...trees.map(tree => tree.labelledArcs()), this.others]) {
      words.forEach((form, i) => {
        widths[i + 1] = Math.max(widths[i + 1], roomForArcs(arcs, i + 1));
      });
    }
    this.middles = middles(widths, [...all.values()]);
    this.width = Math.ceil(this.middles[words.length] + widths[words.length] / 2 + MARGIN);
    assignOffsets(this.arcs, widths);
    assignOffsets(this.others, widths);
  }

  /** The place of a word, or of a point beside its middle, on a line that may run from right to left. */
  x(word, offset = 0) {
    const x = this.middles[word] + offset;
    return this.sentence.rightToLeft ? this.width - x : x;
  }

  drawWord(m) {
    const tag = this.tags[m - 1];
    const differs = this.reference !== undefined && (this.reference.tags[m - 1] || '') !== (tag || '');
    const direction = this.sentence.rightToLeft ? 'rtl' : 'ltr';
    const form = svg('text', {class: 'form', x: this.x(m), y: this.above + WORD_LINE - 5, direction},
      this.sentence.words[m - 1]);
    const word = svg('g', {class: 'word', 'data-word': m}, form);
    if (tag) {
      word.append(svg('text', {
        class: differs ? 'tag differs' : 'tag', x: this.x(m), y: this.above + WORD_LINE + TAG_LINE - 5,
      }, tag));
    }
    return word;
  }

  /** @param up -1 if it is drawn above its base line, 1 if below */
  drawArc(arc, base, up) {
    const end = this.x(arc.word, arc.wordOffset);
    const y = base + up * (arc.level * LEVEL);
    const start = arc.head === 0 ? end : this.x(arc.head, arc.headOffset);
    const path = arc.head === 0
      ? `M${end} ${y - up * 5}V${base + up * ARROW}`
      : archPath(start, end, base, y, up);
    const group = svg('g', {class: `arc ${arc.kind}`, 'data-word': arc.word});
    group.append(svg('title', {}, describe(this.sentence, arc)));
    group.append(svg('path', {class: 'touch', d: path}), svg('path', {class: 'line', d: path}));
    group.append(svg('path', {class: 'arrow', d: `M${end} ${base}l-4 ${up * ARROW}h8z`}));
    for (const x of labelPlaces(start, end)) {
      group.append(svg('text', {class: 'label', x, y: arc.head === 0 ? y + (up < 0 ? 0 : 8) : y + 4}, arc.label));
    }
    return group;
  }
}

/** From a word up, along and down to another, with round corners. */
function archPath(start, end, base, y, up) {
  const radius = Math.min(12, Math.abs(end - start) / 2, Math.abs(y - base) - ARROW);
  const along = Math.sign(end - start) * radius;
  const away = -up * radius;
  return `M${start} ${base}V${y + away}Q${start} ${y} ${start + along} ${y}`
    + `H${end - along}Q${end} ${y} ${end} ${y + away}V${base + up * ARROW}`;
}

/** Where the label stands: in the middle, or on a long arc near both ends, so that one is in sight. */
function labelPlaces(start, end) {
  const inwards = Math.sign(end - start) * LONG / 8;
  return Math.abs(end - start) < LONG ? [(start + end) / 2] : [start + inwards, end - inwards];
}

/** An arc in words. */
function describe(sentence, arc) {
  const of = arc.head === 0 ? 'of the sentence' : `of ${sentence.words[arc.head - 1]} (${arc.head})`;
  return `${sentence.words[arc.word - 1]} (${arc.word}): ${arc.label} ${of}`;
}
