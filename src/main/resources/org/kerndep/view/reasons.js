// Why the first tree of a list is preferred to another: the reasons that the page has, as a panel beside the drawing.

/** The index of the tree whose reasons tell about a tree, or about a word of it if one is picked; undefined if none. */
function explainedTree(sentence, chosen, picked) {
  const explained = i => sentence.stored.trees[i] !== undefined && sentence.stored.trees[i].why !== undefined;
  if (chosen > 0) {
    return explained(chosen) ? chosen : undefined;
  }
  for (let i = 1; i < sentence.listSize; i++) {
    if (explained(i) && (picked === 0 || sentence.tree(i).difference(sentence.tree(0), picked) !== '')) {
      return i;
    }
  }
  return undefined;
}

/** A panel that says why the first tree is preferred to the one of an index. */
function reasonsPanel(sentence, index) {
  const {why, score} = sentence.stored.trees[index];
  const gap = sentence.stored.trees[0].score - score;
  const panel = html('aside', {className: 'reasons', tabIndex: 0},
    html('h3', {}, `Why tree 1 rather than ${index + 1}`),
    html('p', {className: 'gap'}, `the scores differ by ${signed(gap)}`));
  const widest = Math.max(...why.map(([value]) => Math.abs(value)));
  const sides = [[`for tree 1`, why.filter(([value]) => value > 0)],
    [`for tree ${index + 1}`, why.filter(([value]) => value <= 0)]];
  for (const [title, reasons] of sides) {
    if (reasons.length > 0) {
      panel.append(html('h4', {}, title), html('ul', {}, ...reasons.map(reason =>
        reasonItem(sentence, index, reason, widest))));
    }
  }
  const rest = gap - why.reduce((sum, [value]) => sum + value, 0);
  panel.append(html('p', {className: 'gap'}, `all other reasons together ${signed(rest)}`));
  return panel;
}

function reasonItem(sentence, index, [value, source, kind, word, head, label, ...seen], widest) {
  const {phrases, labels} = sentence.data;
  const arc = word === 0 ? '' : `${head === 0 ? 'root' : sentence.words[head - 1]} → ${sentence.words[word - 1]}`
    + (label < 0 ? '' : ` (${labels[label]})`);
  const bar = html('span', {className: 'bar'});
  bar.style.width = `${Math.max(2, Math.round(100 * Math.abs(value) / widest))}%`;
  return html('li', {className: value > 0 ? 'pro' : 'con'},
    html('span', {className: 'value'}, signed(value)),
    html('span', {className: 'about'}, [arc, phrases[kind]].filter(text => text !== '').join(', ')),
    html('span', {className: 'source'}, phrases[source]), bar,
    html('span', {className: 'seen'}, seen.map(phrase => phrases[phrase]).join(', ')));
}

function signed(value) {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
