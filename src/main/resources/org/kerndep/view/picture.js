// A drawing as a file: SVG that needs no style sheet, or PNG. Both are made in the page.

const PICTURE_STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'paint-order',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'text-decoration'];
const PNG_SCALE = 2;

/** A copy of a drawing that looks the same wherever it is opened. */
function standalone(drawing) {
  const copy = drawing.cloneNode(true);
  const shown = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(shown[i]);
    element.removeAttribute('style');
    if (element.matches('rect, path, text')) {
      PICTURE_STYLES.forEach(name => element.setAttribute(name, style.getPropertyValue(name)));
    }
  });
  copy.querySelectorAll('.touch').forEach(path => path.remove());
  const back = getComputedStyle(drawing.closest('.sentence')).backgroundColor;
  copy.prepend(svg('rect', {width: '100%', height: '100%', fill: back}));
  copy.setAttribute('xmlns', SVG);
  return new XMLSerializer().serializeToString(copy);
}

/** The pixels of a picture. */
async function rasterize(text, {width, height}) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = html('canvas', {width: width * PNG_SCALE, height: height * PNG_SCALE});
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

function save(blob, name) {
  const link = html('a', {href: URL.createObjectURL(blob), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Buttons that save the drawing of a card. */
function pictureButtons(card) {
  const name = `s${card.sentence.number}${card.chosen > 0 ? `.${card.chosen + 1}` : ''}`;
  const text = () => standalone(card.box.querySelector('svg'));
  const kinds = {
    SVG: async () => new Blob([text()], {type: 'image/svg+xml'}),
    PNG: () => rasterize(text(), card.drawing),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    const button = html('button', {type: 'button', className: 'small', title: `Save the tree as ${kind}`}, kind);
    button.addEventListener('click', async () => save(await make(), `${name}.${kind.toLowerCase()}`));
    return button;
  });
}
