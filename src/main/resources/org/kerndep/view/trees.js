// What the page's data says: sentences, their trees, what those are compared with and where they differ.

/** A sentence; its words are numbered from 1, and 0 is the root. */
class Sentence {

  constructor(stored, number, data) {
    this.stored = stored;
    this.number = number;
    this.data = data;
    this.id = stored.id || '';
    this.words = stored.words;
    this.text = stored.text || stored.words.join(' ');
    this.tags = tagNames(stored.tags || [], data);
    this.rightToLeft = isRightToLeft(stored.words);
    this.trees = [];
  }

  /** How many trees the file gives. */
  get listSize() {
    return this.stored.trees.length;
  }

  /** How many trees there are to choose from: those of the file, best first, and the one of the other file. */
  get size() {
    return this.listSize + (this.stored.reference ? 1 : 0);
  }

  /** A tree by its index, undefined if there is none. It is made when first asked for. */
  tree(index) {
    if (!this.trees[index] && index < this.size) {
      this.trees[index] = new Tree(this, index);
    }
    return this.trees[index];
  }

  /**
   * The tree with which one is compared: that of the other file if there is one; else the first, and the first with the
   * one that the base parser scored best. Undefined if that is the tree itself.
   */
  referenceOf(index) {
    let reference = 0;
    if (this.stored.reference) {
      reference = this.listSize;
    } else if (index === 0) {
      reference = this.baseChoice();
    }
    return reference === index ? undefined : this.tree(reference);
  }

  /** The index of the tree that the base parser scored best, 0 if trees were not reranked. */
  baseChoice() {
    const {trees} = this.stored;
    return trees.reduce((best, tree, i) => tree.base > trees[best].base ? i : best, 0);
  }

  /** Whether the first tree differs from the one it is compared with. */
  get differs() {
    return this.stored.reference ? this.stored.reference.changes.length > 0 : this.baseChoice() > 0;
  }

  /** Whether the first tree has an arc that is less probable than a threshold. */
  isUnsure(threshold) {
    return this.listSize > 0 && this.tree(0).words().some(m => this.tree(0).isUnsure(m, threshold));
  }
}

/** A tree; everything of word m stands at index m, but its tag, which may be another than in the first, at m - 1. */
class Tree {

  constructor(sentence, index) {
    const {data, listSize} = sentence;
    const stored = index < listSize ? sentence.stored.trees[index] : sentence.stored.reference;
    this.sentence = sentence;
    this.score = stored.score;
    this.base = stored.base;
    this.tagging = stored.tagging;
    this.tags = stored.tags ? tagNames(stored.tags, data) : sentence.tags;
    this.probability = stored.probability;
    this.storedArcs = stored.arcs;
    if (index === listSize) {
      this.name = data.compared;
    } else {
      this.name = listSize > 1 ? `tree ${index + 1}` : data.file;
    }
    if (stored.heads) {
      this.heads = [0, ...stored.heads];
      this.labels = ['', ...stored.labels.map(label => data.labels[label])];
    } else {
      this.change(sentence.tree(0), stored.changes, data.labels);
    }
  }

  /** Takes the arcs of another tree apart from changes: word, head, label and so on. */
  change(first, changes, labels) {
    this.heads = first.heads.slice();
    this.labels = first.labels.slice();
    for (let i = 0; i < changes.length; i += 3) {
      this.heads[changes[i]] = changes[i + 1];
      this.labels[changes[i]] = labels[changes[i + 2]];
    }
  }

  /** How probable the arcs are: what the file says, or in a list the share of the trees that have the arc, or null. */
  get arcs() {
    if (this.foundArcs === undefined) {
      this.foundArcs = this.findArcs();
    }
    return this.foundArcs;
  }

  findArcs() {
    if (this.storedArcs) {
      return [null, ...this.storedArcs];
    }
    const {sentence} = this;
    if (this.probability === undefined || sentence.listSize < 2) {
      return null;
    }
    const list = sentence.stored.trees.map((stored, i) => sentence.tree(i));
    const sum = trees => trees.reduce((total, tree) => total + tree.probability, 0);
    return this.heads.map((head, m) => sum(list.filter(tree => tree.heads[m] === head)) / sum(list));
  }

  isUnsure(m, threshold) {
    return this.arcs !== null && this.arcs[m] !== null && this.arcs[m] < threshold;
  }

  words() {
    return this.sentence.words.map((form, i) => i + 1);
  }

  /** The arcs as objects. */
  labelledArcs() {
    return this.words().map(m => ({word: m, head: this.heads[m], label: this.labels[m]}));
  }

  /** How a word differs from that of another tree: in its head, only in its label, or not at all. */
  difference(other, m) {
    if (other === undefined) {
      return '';
    }
    if (this.heads[m] !== other.heads[m]) {
      return 'head';
    }
    return this.labels[m] === other.labels[m] ? '' : 'label';
  }

  /** The words that differ. */
  differences(other) {
    return this.words().filter(m => this.difference(other, m) !== '');
  }
}

function tagNames(numbers, data) {
  return numbers.map(number => data.tags[number]).map(tag => tag === '_' ? '' : tag);
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether most words that have letters are of a script that is written from right to left. */
function isRightToLeft(words) {
  const written = words.filter(word => LETTER.test(word));
  return 2 * written.filter(word => RIGHT_TO_LEFT.test(word)).length > written.length;
}
