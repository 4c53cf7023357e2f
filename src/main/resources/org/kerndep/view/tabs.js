// A row of tabs that shows that it goes on: its ends fade where there are more, and arrows lead to the next.

class TabRow {

  /** @param tabs the element with the tabs, which have their index in data-tree */
  constructor(tabs) {
    this.tabs = tabs;
    this.back = this.arrow('‹', 'Previous tree');
    this.on = this.arrow('›', 'Next tree');
    this.element = html('div', {className: 'trees'}, this.back, tabs, this.on);
    tabs.addEventListener('scroll', () => this.showEnds());
    new ResizeObserver(() => this.showEnds()).observe(tabs);
  }

  arrow(sign, name) {
    const button = html('button', {type: 'button', className: 'turn', title: name, tabIndex: -1}, sign);
    button.setAttribute('aria-label', name);
    return button;
  }

  showEnds() {
    const {scrollLeft, scrollWidth, clientWidth} = this.tabs;
    const rest = scrollWidth - clientWidth - scrollLeft;
    this.element.classList.toggle('long', scrollWidth > clientWidth + 1);
    this.tabs.classList.toggle('more-before', scrollLeft > 1);
    this.tabs.classList.toggle('more-after', rest > 1);
  }

  /** Marks the chosen tab, lets the arrows lead to its neighbours, and brings it into sight. */
  choose(index) {
    const all = [...this.tabs.children];
    all.forEach((tab, i) => {
      tab.setAttribute('aria-selected', i === index);
      tab.tabIndex = i === index ? 0 : -1;
    });
    [[this.back, index - 1], [this.on, index + 1]].forEach(([arrow, target]) => {
      arrow.dataset.tree = target;
      arrow.disabled = !(target in all);
    });
    const {offsetLeft, offsetWidth} = all[index];
    this.tabs.scrollLeft = offsetLeft - (this.tabs.clientWidth - offsetWidth) / 2;
    this.showEnds();
  }
}
