// Where words and arcs stand. Arcs are {word, head, label}; those from the root have head 0.

const LEVEL = 24;
const WORD_GAP = 16;
const ATTACHMENT = 6;
const MARGIN = 14;

/**
 * Gives every arc a level: above all arcs that it spans, and not that of one it crosses. An arc from the root comes
 * from above all arcs over its word. Returns the highest level.
 */
function assignLevels(arcs) {
  const inner = arcs.filter(arc => arc.head > 0);
  for (const arc of inner) {
    arc.left = Math.min(arc.word, arc.head);
    arc.right = Math.max(arc.word, arc.head);
  }
  inner.sort((a, b) => (a.right - a.left) - (b.right - b.left) || a.left - b.left);
  const shorter = [];
  for (const arc of inner) {
    const crossed = new Set();
    arc.level = 1;
    for (const other of shorter) {
      if (other.left >= arc.left && other.right <= arc.right) {
        arc.level = Math.max(arc.level, other.level + 1);
      } else if (other.left < arc.right && other.right > arc.left) {
        crossed.add(other.level);
      }
    }
    while (crossed.has(arc.level)) {
      arc.level++;
    }
    shorter.push(arc);
  }
  for (const arc of arcs.filter(one => one.head === 0)) {
    arc.level = 1 + Math.max(0, ...inner
      .filter(other => other.left <= arc.word && other.right >= arc.word)
      .map(other => other.level));
  }
  return Math.max(0, ...arcs.map(arc => arc.level));
}

/** The room that a word needs so that all arcs on the fuller of its sides have an end of their own. */
function roomForArcs(arcs, word) {
  const own = arcs.filter(arc => arc.head > 0 && (arc.word === word || arc.head === word));
  const toTheLeft = own.filter(arc => Math.min(arc.word, arc.head) < word).length;
  return 2 * Math.max(toTheLeft, own.length - toTheLeft) * ATTACHMENT;
}

/** Gives the ends of every arc their distance from the middle of the word, so that arcs of a word do not overlap. */
function assignOffsets(arcs, widths) {
  for (let word = 1; word < widths.length; word++) {
    const own = arcs.filter(arc => arc.head > 0 && (arc.word === word || arc.head === word));
    const root = arcs.some(arc => arc.head === 0 && arc.word === word);
    const longestFirst = side => own.filter(side)
      .sort((a, b) => (b.right - b.left) - (a.right - a.left));
    const sides = [longestFirst(arc => arc.right === word), longestFirst(arc => arc.left === word)];
    const alone = own.length === 1 && !root;
    sides.forEach((side, sign) => {
      const step = Math.min(ATTACHMENT, widths[word] / 2 / (side.length + 0.5));
      side.forEach((arc, i) => {
        const offset = alone ? 0 : (sign === 0 ? -1 : 1) * (i + (root ? 1 : 0.5)) * step;
        arc[arc.word === word ? 'wordOffset' : 'headOffset'] = offset;
      });
    });
  }
}

/**
 * The middle of each word: words stand side by side, far enough from each other for the labels of the arcs between.
 *
 * @param widths of the words, from index 1
 * @param arcs of all trees that are to be drawn over the same words, with the width of their labels
 */
function middles(widths, arcs) {
  const gaps = widths.map(() => WORD_GAP);
  const middle = widths.map(() => 0);
  const place = () => {
    let x = MARGIN - WORD_GAP;
    for (let m = 1; m < widths.length; m++) {
      middle[m] = x + gaps[m] + widths[m] / 2;
      x += gaps[m] + widths[m];
    }
  };
  place();
  const shortestFirst = arcs.filter(arc => arc.head > 0)
    .sort((a, b) => Math.abs(a.word - a.head) - Math.abs(b.word - b.head));
  for (const arc of shortestFirst) {
    const left = Math.min(arc.word, arc.head);
    const right = Math.max(arc.word, arc.head);
    const missing = arc.labelWidth + 4 * ATTACHMENT - (middle[right] - middle[left]);
    if (missing > 0) {
      for (let m = left + 1; m <= right; m++) {
        gaps[m] += missing / (right - left);
      }
      place();
    }
  }
  return middle;
}
