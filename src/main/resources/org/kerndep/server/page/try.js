
// The page: sends the text to the server and shows a card for each sentence of the answer.

function byId(id) {
  return document.getElementById(id);
}

/** Names in the order in which they were first seen, and their numbers. */
class Names {

  constructor() {
    this.all = [];
    this.numbers = new Map();
  }

  number(name) {
    if (!this.numbers.has(name)) {
      this.numbers.set(name, this.all.length);
      this.all.push(name);
    }
    return this.numbers.get(name);
  }
}

/** An answer of the server as the cards read it. */
function cardData(answer) {
  const labels = new Names();
  const tags = new Names();
  const tagsOf = words => words.map(word => tags.number(word.upos || word.xpos || '_'));
  const sentences = answer.sentences.map(sentence => ({
    id: '',
    text: sentence.text || '',
    words: sentence.words.map(word => word.form),
    tags: tagsOf(sentence.words),
    trees: sentence.trees.map(tree => ({
      heads: tree.heads,
      labels: tree.labels.map(label => labels.number(label)),
      tags: tree.words ? tagsOf(tree.words) : undefined,
      probability: tree.prob,
      score: tree.score === undefined ? undefined : Number(tree.score.toFixed(3)),
      base: tree.base_score === undefined ? undefined : Number(tree.base_score.toFixed(3)),
      arcs: tree.arc_probs,
    })),
  }));
  return {sentences, labels: labels.all, tags: tags.all, file: 'the tree'};
}

class TryPage {

  constructor() {
    this.cards = [];
    this.room = 0;
    this.threshold = Number(byId('threshold').value);
    this.observer = new IntersectionObserver(entries => entries.filter(entry => entry.isIntersecting)
      .forEach(entry => this.cardOf(entry.target).draw()), {rootMargin: '600px'});
    this.listen();
    this.loadModels().then(() => this.openAddress());
  }

  cardOf(element) {
    return this.cards.find(card => card.element === element);
  }

  listen() {
    byId('form').addEventListener('submit', event => {
      event.preventDefault();
      this.parse();
    });
    byId('text').addEventListener('keydown', event => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.parse();
      }
    });
    byId('threshold').addEventListener('input', () => this.setThreshold());
    byId('sentences').addEventListener('click', event => {
      if (event.target.closest('h2 a')) {
        event.preventDefault();
      }
    });
    window.addEventListener('hashchange', () => this.openAddress());
    new ResizeObserver(() => measureRoom(this) && this.drawAnew()).observe(byId('sentences'));
    window.addEventListener('beforeprint', () => this.cards.forEach(card => card.draw()));
  }

  /** Fills the choice of models, which is shown if there are several. */
  async loadModels() {
    try {
      const {models} = await this.ask('v1/models');
      byId('model').replaceChildren(...models.filter(model => model.text)
        .map(model => html('option', {}, model.name)));
      byId('model-label').hidden = byId('model').options.length < 2;
    } catch (error) {
      byId('error').textContent = error.message;
    }
  }

  /** Takes the text and the choices of an address such as #text=She%20sleeps. and parses. */
  openAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    if (!values.has('text') || values.get('text') === this.shown) {
      return;
    }
    byId('text').value = values.get('text');
    for (const id of ['model', 'k']) {
      if ([...byId(id).options].some(option => option.value === values.get(id))) {
        byId(id).value = values.get(id);
      }
    }
    this.parse();
  }

  async parse() {
    const text = byId('text').value;
    const request = {text, k: Number(byId('k').value), confidence: true};
    if (byId('model').value) {
      request.model = byId('model').value;
    }
    if (this.running) {
      this.running.abort();
    }
    const running = new AbortController();
    this.running = running;
    this.shown = text;
    byId('parse').setAttribute('aria-busy', 'true');
    byId('error').textContent = '';
    try {
      const begun = performance.now();
      const answer = await this.ask('v1/parse', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(request),
        signal: running.signal,
      });
      this.show(answer, performance.now() - begun);
      this.keepAddress(request);
    } catch (error) {
      if (!running.signal.aborted) {
        byId('summary').textContent = '';
        byId('error').textContent = error.message;
      }
    } finally {
      if (this.running === running) {
        byId('parse').removeAttribute('aria-busy');
      }
    }
  }

  /** The JSON of an answer; an error has the server's sentence. */
  async ask(address, options) {
    let response;
    try {
      response = await fetch(address, options);
    } catch (error) {
      throw error.name === 'AbortError' ? error : new Error('The server does not answer; is it running?');
    }
    const body = await response.json();
    if (!response.ok) {
      throw new Error(body.error);
    }
    return body;
  }

  keepAddress({text, k, model}) {
    const values = new URLSearchParams({text, k});
    if (byId('model').options.length > 1) {
      values.set('model', model);
    }
    history.replaceState(null, '', `#${values}`);
  }

  show(answer, milliseconds) {
    const data = cardData(answer);
    this.observer.disconnect();
    this.cards = data.sentences.map((stored, i) => new Card(new Sentence(stored, i + 1, data), this));
    byId('sentences').replaceChildren(...this.cards.map(card => card.element));
    measureRoom(this);
    this.cards.forEach(card => card.reserve());
    this.cards.forEach(card => this.observer.observe(card.element));
    const words = data.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    byId('summary').textContent = `${plural(data.sentences.length, 'sentence')}, ${plural(words, 'word')}, `
      + `${Math.round(milliseconds)} ms, model ${answer.model}`;
    this.drawLegend();
  }

  drawLegend() {
    const several = this.cards.some(card => card.sentence.listSize > 1);
    const signs = several ? [['differs-head', 'another head'], ['differs-label', 'another label only'],
      ['reference', 'the tree compared with, below the words']] : [];
    signs.push(['unsure', 'unsure']);
    byId('legend').hidden = this.cards.length === 0;
    byId('legend').replaceChildren(...signs.map(([kind, text]) => html('li', {},
      svg('svg', {width: 30, height: 12, 'aria-hidden': 'true'},
        svg('g', {class: `arc ${kind}`}, svg('path', {class: 'line', d: 'M1 6H29'}))), ` ${text}`)));
  }

  setThreshold() {
    this.threshold = Number(byId('threshold').value);
    byId('threshold-value').textContent = this.threshold.toFixed(2);
    this.drawAnew();
  }

  drawAnew() {
    this.cards.forEach(card => card.reserve());
    for (const card of this.cards.filter(drawn => !drawn.stale)) {
      card.stale = true;
      card.draw();
    }
  }

  /** Called by a card whose tree was chosen. */
  choose(card, tree) {
    this.cards.forEach(other => other.element.classList.toggle('current', other === card));
    card.draw();
    card.choose(tree);
  }
}

new TryPage();
