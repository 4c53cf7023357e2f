// The part of the page that shows one sentence: its text, its trees to choose from, and the drawing of one of them.

function html(name, properties, ...children) {
  const {dataset, ...others} = properties;
  const element = Object.assign(document.createElement(name), others);
  Object.assign(element.dataset, dataset);
  element.append(...children);
  return element;
}

class Card {

  /** @param page what knows the threshold of unsure arcs and the room for drawings, and hears which card was chosen */
  constructor(sentence, page) {
    this.sentence = sentence;
    this.page = page;
    this.chosen = 0;
    /** The word about which the card tells something, 0 if none. */
    this.picked = 0;
    this.stale = true;
    this.box = html('div', {className: 'box', dir: sentence.rightToLeft ? 'rtl' : 'ltr'});
    this.box.setAttribute('role', 'group');
    this.box.setAttribute('aria-label', 'Drawing');
    this.panel = html('div', {className: 'panel', id: `s${sentence.number}-panel`});
    this.element = html('article', {className: 'sentence', id: `s${sentence.number}`, tabIndex: -1});
    const name = html('h2', {id: `s${sentence.number}-name`},
      html('a', {href: `#s${sentence.number}`}, String(sentence.number)));
    if (sentence.id && sentence.id !== String(sentence.number)) {
      name.append(' ', html('span', {className: 'id'}, sentence.id));
    }
    this.element.setAttribute('aria-labelledby', name.id);
    this.element.append(name, html('p', {className: 'text', dir: 'auto'}, sentence.text), this.panel);
    this.panel.append(this.box);
    this.element.addEventListener('click', event => this.onClick(event));
  }

  get tree() {
    return this.sentence.tree(this.chosen);
  }

  get reference() {
    return this.sentence.referenceOf(this.chosen);
  }

  /** The index of a tree that is compared with another: the chosen one, or the first such. */
  comparable() {
    if (this.reference !== undefined || this.sentence.size < 2) {
      return this.chosen;
    }
    return this.sentence.stored.reference ? 0 : 1;
  }

  /** Keeps the place that the drawing will take, so that nothing moves when it comes into sight. */
  reserve() {
    const {threshold, room} = this.page;
    this.box.style.minHeight = `${likelyHeight(this.sentence, this.tree, this.reference, threshold, room)}px`;
  }

  /** Draws the chosen tree if that was not done yet. */
  draw() {
    if (!this.stale) {
      return;
    }
    this.stale = false;
    const {threshold, room} = this.page;
    this.drawing = arrange(this.sentence, this.tree, this.reference, threshold, room, this.upright);
    this.box.style.minHeight = `${this.drawing.height}px`;
    this.box.replaceChildren(this.drawing.element(this.drawingName()));
    this.info = html('p', {className: 'info'});
    this.info.setAttribute('role', 'status');
    const table = html('details', {className: 'table'}, html('summary', {}, 'Table'));
    table.addEventListener('toggle', () => {
      if (table.open && table.childElementCount === 1) {
        table.append(this.table());
      }
    });
    this.side = html('div', {className: 'side'});
    this.panel.replaceChildren(...this.facts(), html('div', {className: 'beside'}, this.box, this.side),
      html('div', {className: 'foot'}, table, this.turnButton(), ...pictureButtons(this), this.info));
    this.drawTabs();
    this.mark();
    this.box.tabIndex = this.box.scrollWidth > this.box.clientWidth ? 0 : -1;
  }

  /** Draws a row as a column, or a column as a row. */
  turn() {
    this.upright = this.drawing instanceof Row;
    this.stale = true;
    this.draw();
  }

  turnButton() {
    const button = html('button', {
      type: 'button', className: 'small', title: 'Words side by side, or one below the other (v)',
    }, this.drawing instanceof Row ? '↧ column' : '↦ row');
    button.addEventListener('click', () => {
      this.turn();
      this.panel.querySelector('.foot .small').focus();
    });
    return button;
  }

  drawingName() {
    return this.tree === undefined
      ? 'The words; the sentence has no tree'
      : `Dependency tree of sentence ${this.sentence.number}, ${this.tree.name}; the table below says the same`;
  }

  /** What is known of the chosen tree, if anything. */
  facts() {
    const {tree, reference} = this;
    const facts = [];
    if (tree === undefined) {
      facts.push('no tree');
    } else {
      if (this.sentence.listSize > 1 && this.chosen < this.sentence.listSize) {
        facts.push(`tree ${this.chosen + 1} of ${this.sentence.listSize}`);
      }
      if (tree.probability !== undefined) {
        facts.push(`probability ${tree.probability.toFixed(3)}`);
      }
      if (tree.score !== undefined) {
        facts.push(`score ${tree.score}`);
      }
      if (tree.base !== undefined) {
        facts.push(`base parser’s score ${tree.base}`);
      }
      if (tree.tagging !== undefined) {
        facts.push(`log probability of tags ${tree.tagging}`);
      }
      if (reference !== undefined) {
        facts.push(differenceText(tree, reference));
      }
    }
    return facts.length === 0 ? [] : [html('p', {className: 'facts'}, facts.join(' · '))];
  }

  /** The trees to choose from, if there are several. */
  drawTabs() {
    const {size} = this.sentence;
    if (size < 2) {
      return;
    }
    if (!this.tabs) {
      this.tabs = html('div', {className: 'tabs'}, ...Array.from({length: size}, (none, i) => this.makeTab(i)));
      this.tabs.setAttribute('role', 'tablist');
      this.tabs.setAttribute('aria-label', 'Trees');
      this.tabs.addEventListener('keydown', event => this.onTabKey(event));
      this.panel.setAttribute('role', 'tabpanel');
      this.tabRow = new TabRow(this.tabs);
      this.panel.before(this.tabRow.element);
    }
    this.tabRow.choose(this.chosen);
    this.panel.setAttribute('aria-labelledby', this.tabs.children[this.chosen].id);
  }

  makeTab(index) {
    const tree = this.sentence.tree(index);
    const listed = this.sentence.listSize > 1 && index < this.sentence.listSize;
    const name = listed ? String(index + 1) : tree.name;
    const chance = tree.probability === undefined ? '' : ` · ${tree.probability.toFixed(2)}`;
    const base = listed && this.sentence.baseChoice() === index && tree.base !== undefined ? ' · base' : '';
    const tab = html('button', {
      type: 'button', id: `s${this.sentence.number}-tab${index + 1}`, dataset: {tree: index},
      title: base ? 'the base parser’s choice' : '',
    }, name + chance + base);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', this.panel.id);
    return tab;
  }

  onTabKey(event) {
    const last = this.sentence.size - 1;
    const target = {ArrowRight: this.chosen + 1, ArrowLeft: this.chosen - 1, Home: 0, End: last}[event.key];
    if (target !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      this.page.choose(this, Math.max(0, Math.min(last, target)));
      this.tabs.children[this.chosen].focus();
    }
  }

  onClick(event) {
    const tab = event.target.closest('[data-tree]');
    const word = event.target.closest('[data-word]');
    this.page.choose(this, tab ? Number(tab.dataset.tree) : this.chosen);
    if (word) {
      this.pick(Number(word.dataset.word));
    }
  }

  /** Chooses a tree. */
  choose(index) {
    if (index !== this.chosen) {
      this.chosen = index;
      this.picked = 0;
      this.stale = true;
      this.draw();
    }
  }

  /** Tells what is known of a word. */
  pick(word) {
    this.picked = word;
    this.mark();
  }

  mark() {
    for (const element of this.box.querySelectorAll('[data-word]')) {
      element.classList.toggle('picked', Number(element.dataset.word) === this.picked);
    }
    this.info.textContent = this.picked === 0 || this.tree === undefined ? '' : this.tell(this.picked);
    this.explain();
  }

  /** Shows why the first tree is preferred to the chosen one, or to the next that differs at the picked word. */
  explain() {
    const asked = this.picked > 0 || this.chosen > 0;
    const index = asked ? explainedTree(this.sentence, this.chosen, this.picked) : undefined;
    this.side.replaceChildren(...(index === undefined ? [] : [reasonsPanel(this.sentence, index)]));
    if (asked && index === undefined && this.picked > 0 && explainedTree(this.sentence, 0, 0) !== undefined) {
      this.info.textContent += '; no other tree of the list differs here';
    }
  }

  tell(m) {
    const {sentence, tree, reference} = this;
    const chance = tree.arcs !== null && tree.arcs[m] !== null ? `, probability ${tree.arcs[m].toFixed(2)}` : '';
    const other = tree.difference(reference, m) === '' ? ''
      : `; in ${reference.name} ${arcText(sentence, reference, m)}`;
    return `${sentence.words[m - 1]} (${m}): ${arcText(sentence, tree, m)}${chance}${other}`;
  }

  /** Brings a word into sight. */
  reveal(word) {
    this.box.querySelector(`.word[data-word="${word}"]`).scrollIntoView({block: 'nearest', inline: 'center'});
  }

  /** The tree as a table, which says all that the drawing shows. */
  table() {
    const {sentence, tree, reference} = this;
    const {tags} = tree === undefined ? sentence : tree;
    const head = ['', 'word', 'tag', 'head', 'label', 'probability', reference === undefined ? '' : reference.name];
    const used = [true, true, tags.length > 0, tree !== undefined, tree !== undefined,
      tree !== undefined && tree.arcs !== null, reference !== undefined];
    const row = (kind, cells) => html('tr', {}, ...cells
      .filter((cell, i) => used[i])
      .map(cell => html(kind, {}, cell)));
    const rows = sentence.words.map((form, i) => row('td', [
      String(i + 1), form, tags[i] || '',
      tree === undefined ? '' : headText(sentence, tree, i + 1),
      tree === undefined ? '' : tree.labels[i + 1],
      tree === undefined || tree.arcs === null || tree.arcs[i + 1] === null ? '' : tree.arcs[i + 1].toFixed(2),
      tree === undefined || tree.difference(reference, i + 1) === '' ? '' : arcText(sentence, reference, i + 1),
    ]));
    return html('div', {className: 'scroll'}, html('table', {},
      html('thead', {}, row('th', head)), html('tbody', {}, ...rows)));
  }
}

function headText(sentence, tree, m) {
  return tree.heads[m] === 0 ? 'root' : `${sentence.words[tree.heads[m] - 1]} (${tree.heads[m]})`;
}

function arcText(sentence, tree, m) {
  return tree.heads[m] === 0 ? `${tree.labels[m]}, no head` : `${tree.labels[m]} of ${headText(sentence, tree, m)}`;
}

function differenceText(tree, reference) {
  const kinds = tree.words().map(m => tree.difference(reference, m));
  return kinds.every(kind => kind === '')
    ? `the same as ${reference.name}`
    : `${differencesText(kinds)} than ${reference.name}`;
}

/** How many words differ in their heads, and how many only in their labels; only heads are counted if nothing differs. */
function differencesText(kinds) {
  const counts = ['head', 'label'].map(kind => [kinds.filter(one => one === kind).length, `other ${kind}`]);
  const some = counts.filter(([count]) => count > 0);
  return (some.length > 0 ? some : counts.slice(0, 1)).map(([count, noun]) => plural(count, noun)).join(', ');
}

function plural(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Finds out how much room the cards of a page have.
 *
 * @returns whether it is another than before
 */
function measureRoom(page) {
  const shown = page.cards.find(card => !card.element.hidden);
  const room = shown === undefined ? page.room : shown.box.clientWidth;
  const changed = room !== page.room;
  page.room = room;
  return changed;
}
