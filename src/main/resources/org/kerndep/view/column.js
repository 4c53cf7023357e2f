// A tree whose words stand one below the other, each with its tag and label, with arcs before them, and the arcs of the
// tree compared with after them. A sentence that is too wide for its box is drawn so.

const LINE = 24;
const SECOND_LINE = 15;
const COLUMN_GAP = 10;
const NARROW_LEVEL = 5;
const WIDE_LEVEL = 14;

class Column extends Drawing {

  /** @param room how wide it should be at most */
  constructor(sentence, tree, reference, threshold, room) {
    super(sentence, tree, reference, threshold);
    this.className = sentence.rightToLeft ? 'column right-to-left' : 'column';
    this.nearest = ARROW;
    this.placeLines();
    this.placeColumns(room);
  }

  /** Lines have room for the ends of all arcs, and for a second label where another tree has another. */
  placeLines() {
    const second = new Set(this.others.map(arc => arc.word));
    const heights = [0, ...this.sentence.words.map((form, i) => Math.max(second.has(i + 1) ? LINE + SECOND_LINE : LINE,
      roomForArcs(this.arcs, i + 1) / 2, roomForArcs(this.others, i + 1) / 2))];
    let y = ATTACHMENT;
    this.middles = heights.map(height => {
      y += height;
      return y - height / 2;
    });
    this.height = Math.ceil(y + ATTACHMENT);
    this.second = second;
    assignOffsets(this.arcs, heights);
    assignOffsets(this.others, heights);
  }

  /** Levels share what words, tags and labels leave; the heads are named too if there is room. */
  placeColumns(room) {
    const widest = (texts, font) => Math.max(0, ...texts.map(text => textWidth(text, font)));
    const columns = [
      widest(this.sentence.words, WORD_FONT),
      widest(this.tags, SMALL_FONT),
      1.1 * widest([...this.arcs, ...this.others].map(arc => arc.label), SMALL_FONT),
      widest([...this.arcs, ...this.others].map(arc => this.headText(arc)), SMALL_FONT),
    ].map(width => width === 0 ? 0 : Math.ceil(width) + COLUMN_GAP);
    const levels = this.levels + this.otherLevels + 1;
    const sum = parts => parts.reduce((total, part) => total + part, MARGIN);
    this.namesHeads = sum(columns) + levels * WIDE_LEVEL <= room;
    if (!this.namesHeads) {
      columns.pop();
    }
    this.level = Math.max(NARROW_LEVEL, Math.min(WIDE_LEVEL, (room - 2 - sum(columns)) / levels));
    this.before = Math.ceil((this.levels + 0.5) * this.level) + ARROW;
    this.starts = columns.map((width, i) => this.before + 4 + sum(columns.slice(0, i)) - MARGIN);
    this.after = this.before + sum(columns) - MARGIN;
    this.width = Math.ceil(this.after + (this.others.length === 0 ? 0 : (this.otherLevels + 0.5) * this.level + ARROW));
  }

  headText(arc) {
    return arc.head === 0 ? '' : `of ${this.sentence.words[arc.head - 1]}`;
  }

  x(x) {
    return this.sentence.rightToLeft ? this.width - x : x;
  }

  /** A point so far along the column of words and so far away from it. */
  point(along, away, side) {
    return [this.x(side < 0 ? this.before - away : this.after + away), along];
  }

  /** The base line of a word, or of what stands below it. */
  baseLine(m, second = false) {
    return this.middles[m] + 5 + (this.second.has(m) ? (second ? 0.5 : -0.5) * SECOND_LINE : 0);
  }

  formPlace(m) {
    return {x: this.x(this.starts[0]), y: this.baseLine(m)};
  }

  tagPlace(m) {
    return {x: this.x(this.starts[1]), y: this.baseLine(m)};
  }

  drawLabel(arc, start, end, side) {
    const y = this.baseLine(arc.word, side > 0);
    const texts = [svg('text', {class: 'label', x: this.x(this.starts[2]), y}, arc.label)];
    if (this.namesHeads) {
      texts.push(svg('text', {class: 'head', x: this.x(this.starts[3]), y}, this.headText(arc)));
    }
    return texts;
  }
}

/**
 * How a tree is drawn in a box: as a row if there is room for one, else as a column.
 *
 * @param room how wide the box is
 * @param upright true to ask for a column, false for a row, undefined to leave the choice
 */
function arrange(sentence, tree, reference, threshold, room, upright) {
  if (upright === false || (upright === undefined && Row.leastWidth(sentence) <= room)) {
    const row = new Row(sentence, tree, reference, threshold);
    if (upright === false || row.width <= room) {
      return row;
    }
  }
  return new Column(sentence, tree, reference, threshold, room);
}
