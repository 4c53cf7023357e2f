// The page: all sentences, which of them are shown, and the keys.

/** How far from the window cards are drawn, in pixels. */
const NEAR = 600;

class Page {

  constructor(data) {
    this.data = data;
    this.sentences = data.sentences.map((stored, i) => new Sentence(stored, i + 1, data));
    this.threshold = Number(byId('threshold').value);
    this.cards = this.sentences.map(sentence => new Card(sentence, this));
    this.room = 0;
    this.inSight = new Set();
    this.current = this.cards[0];
    byId('sentences').append(...this.cards.map(card => card.element));
    measureRoom(this);
    this.cards.forEach(card => card.reserve());
    this.observe();
    this.describe();
    this.listen();
    this.filter();
    if (location.hash !== '') {
      history.scrollRestoration = 'manual';
    }
    this.openAddress();
  }

  /** Draws what comes near the window, and everything before printing. */
  observe() {
    const cards = new Map(this.cards.map(card => [card.element, card]));
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        const card = cards.get(entry.target);
        if (entry.isIntersecting) {
          this.inSight.add(card);
          card.draw();
        } else {
          this.inSight.delete(card);
        }
      }
    }, {rootMargin: `${NEAR}px`});
    this.cards.forEach(card => observer.observe(card.element));
    const tools = byId('tools');
    const measureTools = () => document.documentElement.style.setProperty('--tools', `${tools.offsetHeight}px`);
    measureTools();
    new ResizeObserver(measureTools).observe(tools);
    new ResizeObserver(() => measureRoom(this) && this.drawAnew()).observe(byId('sentences'));
    window.addEventListener('beforeprint', () => this.visible().forEach(card => card.draw()));
  }

  /** Says what the page has, and shows the controls that are of use for it. */
  describe() {
    const {data, sentences} = this;
    const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const parts = [`${plural(sentences.length, 'sentence')}${data.cut ? ', the first of the file' : ''}, `
      + plural(words, 'word')];
    this.reranked = sentences.some(sentence => sentence.stored.trees.some(tree => tree.base !== undefined));
    const differing = sentences.filter(sentence => sentence.differs);
    if (data.compared) {
      const kinds = differing.flatMap(sentence =>
        sentence.tree(0).words().map(m => sentence.tree(0).difference(sentence.referenceOf(0), m)));
      parts.push(`${differencesText(kinds)} than in ${data.compared}, in ${plural(differing.length, 'sentence')}`);
    } else if (this.reranked) {
      parts.push(differing.length === 0 ? 'the reranker changed no tree'
        : `the reranker changed the trees of ${plural(differing.length, 'sentence')}`);
    }
    byId('summary').textContent = parts.join('; ');
    this.listed = sentences.some(sentence => sentence.listSize > 1);
    const compares = Boolean(data.compared) || this.reranked;
    const probable = this.listed || sentences.some(sentence => sentence.stored.trees.some(tree => tree.arcs));
    byId('differing-label').hidden = !compares;
    byId('difference').hidden = !compares && !this.listed;
    byId('unsure-label').hidden = !probable;
    byId('threshold-label').hidden = !probable;
    const other = data.compared || (this.reranked ? 'the tree compared with' : 'tree 1');
    drawLegend(byId('legend'), data.tags, compares || this.listed ? other : undefined, probable);
  }

  visible() {
    return this.cards.filter(card => !card.element.hidden);
  }

  /** Shows the sentences that are asked for. */
  filter() {
    const text = normal(byId('search').value);
    const differing = byId('differing').checked;
    const unsure = byId('unsure').checked;
    let count = 0;
    for (const card of this.cards) {
      const {sentence} = card;
      const shown = (text === '' || normal([sentence.id, sentence.text, ...sentence.words].join(' ')).includes(text))
        && (!differing || sentence.differs) && (!unsure || sentence.isUnsure(this.threshold));
      card.element.hidden = !shown;
      count += shown ? 1 : 0;
    }
    byId('shown').textContent = `${count} of ${this.cards.length}`;
    if (this.current.element.hidden && count > 0) {
      this.setCurrent(this.visible()[0]);
    }
  }

  /** Takes another threshold. */
  setThreshold() {
    this.threshold = Number(byId('threshold').value);
    byId('threshold-value').textContent = this.threshold.toFixed(2);
    this.drawAnew();
    if (byId('unsure').checked) {
      this.filter();
    }
  }

  /** Draws all cards in sight again, and the others when they come into sight. */
  drawAnew() {
    for (const card of this.cards) {
      card.stale = true;
      card.reserve();
    }
    this.inSight.forEach(card => card.draw());
  }

  setCurrent(card) {
    this.current.element.classList.remove('current');
    this.current = card;
    card.element.classList.add('current');
  }

  /** Chooses a tree of a sentence, which becomes the current one. */
  choose(card, tree) {
    this.setCurrent(card);
    card.choose(tree);
    const address = `#s${card.sentence.number}` + (tree > 0 ? `.${tree + 1}` : '');
    history.replaceState(null, '', address);
  }

  /** Makes a sentence the current one and brings it into sight. */
  goTo(card, tree = card.chosen) {
    card.draw();
    this.choose(card, tree);
    card.element.scrollIntoView({block: 'nearest'});
    card.element.focus({preventScroll: true});
  }

  /** Goes so many sentences on. */
  move(steps) {
    const cards = this.visible();
    const target = cards[cards.indexOf(this.current) + steps];
    if (target) {
      this.goTo(target);
    }
  }

  /** Goes so many trees on in the current sentence. */
  moveTree(steps) {
    const tree = this.current.chosen + steps;
    if (tree >= 0 && tree < this.current.sentence.size) {
      this.goTo(this.current, tree);
    }
  }

  /** Goes to the next word that differs, or to the one before. */
  moveDifference(step) {
    const cards = this.visible();
    let card = this.current;
    let from = card.picked;
    for (let i = cards.indexOf(card); i >= 0 && i < cards.length; i += step) {
      card = cards[i];
      const index = card.comparable();
      const tree = card.sentence.tree(index);
      const words = tree === undefined ? [] : tree.differences(card.sentence.referenceOf(index));
      const found = step > 0 ? words.find(m => m > from) : words.reverse().find(m => from === 0 || m < from);
      if (found) {
        this.goTo(card, index);
        card.pick(found);
        card.reveal(found);
        return;
      }
      from = 0;
    }
  }

  /** Follows an address such as #s12 or #s12.3. */
  openAddress() {
    const [, number, tree] = /^#s(\d+)(?:\.(\d+))?$/.exec(location.hash) || [];
    const card = this.cards[number - 1];
    if (card) {
      card.element.hidden = false;
      this.goTo(card, Math.max(0, Math.min(card.sentence.size, tree || 1) - 1));
      this.landOn(card);
      document.fonts.ready.then(() => this.landOn(card));
    } else {
      this.setCurrent(this.current);
    }
  }

  /** Brings the top of a card to that of the window, and draws what is near so that it moves no more. */
  landOn(card) {
    const near = innerHeight + NEAR;
    const sight = other => other.element.getBoundingClientRect();
    card.element.scrollIntoView({block: 'start'});
    this.visible().filter(other => sight(other).bottom > -NEAR && sight(other).top < near).forEach(other => other.draw());
    card.element.scrollIntoView({block: 'start'});
  }

  listen() {
    byId('search').addEventListener('input', () => this.filter());
    byId('differing').addEventListener('change', () => this.filter());
    byId('unsure').addEventListener('change', () => this.filter());
    byId('threshold').addEventListener('input', () => this.setThreshold());
    byId('threshold-value').textContent = this.threshold.toFixed(2);
    byId('next').addEventListener('click', () => this.move(1));
    byId('previous').addEventListener('click', () => this.move(-1));
    byId('difference').addEventListener('click', () => this.moveDifference(1));
    byId('more').addEventListener('click', () => byId('more').setAttribute('aria-expanded',
      byId('more').getAttribute('aria-expanded') === 'false'));
    byId('help-button').addEventListener('click', () => byId('help').showModal());
    window.addEventListener('hashchange', () => this.openAddress());
    document.addEventListener('keydown', event => this.onKey(event));
  }

  onKey(event) {
    const {target} = event;
    if (event.ctrlKey || event.altKey || event.metaKey || byId('help').open) {
      return;
    }
    if (target.matches('input[type=search]')) {
      if (event.key === 'Escape' || event.key === 'Enter') {
        this.goTo(this.current);
      }
      return;
    }
    const scrolls = target.matches('input') || (target.matches('.box') && target.scrollWidth > target.clientWidth);
    if (!byId('shortcuts').checked || (scrolls && event.key.startsWith('Arrow'))) {
      return;
    }
    const action = this.action(event.key);
    if (action) {
      event.preventDefault();
      action();
    }
  }

  action(key) {
    switch (key) {
      case 'n': case 'j': return () => this.move(1);
      case 'p': case 'k': return () => this.move(-1);
      case 'ArrowRight': case 'l': return () => this.moveTree(1);
      case 'ArrowLeft': case 'h': return () => this.moveTree(-1);
      case 'd': return () => this.moveDifference(1);
      case 'D': return () => this.moveDifference(-1);
      case 'v': return () => this.current.turn();
      case 'f': return () => toggle('differing');
      case 'u': return () => toggle('unsure');
      case '/': return () => byId('search').select();
      case '?': return () => byId('help').showModal();
      default: return undefined;
    }
  }
}

function byId(id) {
  return document.getElementById(id);
}

function toggle(id) {
  if (!byId(`${id}-label`).hidden) {
    byId(id).click();
  }
}

/** Text as it is compared in a search. */
function normal(text) {
  return text.normalize('NFC').toLowerCase().trim();
}

new Page(JSON.parse(byId('data').textContent));
