// A tree whose words stand side by side, with arcs above them, and the arcs of the tree compared with below.

const WORD_LINE = 22;
const TAG_LINE = 16;
const LONG = 600;

class Row extends Drawing {

  constructor(...what) {
    super(...what);
    this.className = 'row';
    this.nearest = 0;
    this.level = LEVEL;
    this.above = this.levels * LEVEL + 14;
    this.wordsHeight = WORD_LINE + (this.tags.length > 0 ? TAG_LINE : 0) + 6;
    this.height = this.above + this.wordsHeight + (this.others.length === 0 ? 0 : this.otherLevels * LEVEL + 14);
    this.place();
  }

  /** How wide the words are at least, whatever the arcs. */
  static leastWidth(sentence) {
    return sentence.words.reduce((sum, form) => sum + Math.max(20, textWidth(form, WORD_FONT)) + WORD_GAP, 0);
  }

  /** Finds the place of every word. The arcs of all trees of the sentence have a say, so that words stay in place. */
  place() {
    const {words, tags} = this.sentence;
    const trees = Array.from({length: this.sentence.size}, (none, i) => this.sentence.tree(i));
    const widths = [0, ...words.map((form, i) =>
      Math.max(20, textWidth(form, WORD_FONT),
        ...[tags, ...trees.map(tree => tree.tags)].map(own => textWidth(own[i] || '', SMALL_FONT))))];
    const all = new Map();
    for (const arc of [...this.arcs, ...this.others, ...trees.flatMap(tree => tree.labelledArcs())]) {
      all.set(`${arc.word} ${arc.head} ${arc.label}`, {...arc, labelWidth: textWidth(arc.label, SMALL_FONT)});
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

  /** A point so far along the line of words and so far away from them. The line may run from right to left. */
  point(along, away, side) {
    return [this.sentence.rightToLeft ? this.width - along : along,
      side < 0 ? this.above - away : this.above + this.wordsHeight + away];
  }

  formPlace(m) {
    return {x: this.point(this.middles[m], 0, -1)[0], y: this.above + WORD_LINE - 5};
  }

  tagPlace(m) {
    return {x: this.formPlace(m).x, y: this.above + WORD_LINE + TAG_LINE - 5};
  }

  drawLabel(arc, start, end, side) {
    const onLine = arc.head > 0 ? 4 : 4 + 4 * side;
    return labelPlaces(start, end).map(along => {
      const [x, y] = this.point(along, arc.level * LEVEL, side);
      return svg('text', {class: 'label', x, y: y + onLine}, arc.label);
    });
  }
}

/** Where the label stands: in the middle, or on a long arc near both ends, so that one is in sight. */
function labelPlaces(start, end) {
  const inwards = Math.sign(end - start) * LONG / 8;
  return Math.abs(end - start) < LONG ? [(start + end) / 2] : [start + inwards, end - inwards];
}
