import './print.css';

const PRINTING = 'is-printing-ticket';
const WIDTH_MM = 80;
// The same values as in print.css.
const ROW_MM = 3.5;
const EDGES_MM = 6;
/** Keeps a driver that rounds from pushing the last row to a second sheet. */
const SPARE_MM = 4;

const paper = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/** Prints a ticket in the browser, on paper as wide as a till's roll and as long as the ticket. */
export function printInBrowser(text: string): void {
  if (typeof window.print !== 'function') throw new Error('Este navegador no puede imprimir.');
  printRoot().textContent = text;
  cutPaper(text.split('\n').length * ROW_MM + EDGES_MM + SPARE_MM);
  document.documentElement.classList.add(PRINTING);
  // Phones take the picture after `print` returns, some even after `afterprint`, so the page is
  // restored at the next touch.
  for (const touch of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(touch, leave, { capture: true });
  }
  window.print();
}

function leave(): void {
  document.documentElement.classList.remove(PRINTING);
  window.removeEventListener('pointerdown', leave, { capture: true });
  window.removeEventListener('keydown', leave, { capture: true });
}

function printRoot(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.print-root');
  if (known) return known;
  const root = document.createElement('pre');
  root.className = 'print-root';
  document.body.append(root);
  return root;
}

/** `size: 80mm auto` is not valid CSS, so the sheet gets an explicit length. */
function cutPaper(heightMm: number): void {
  if (!paper) return;
  paper.replaceSync(`@page ticket { size: ${WIDTH_MM}mm ${heightMm}mm }`);
  if (!document.adoptedStyleSheets.includes(paper)) document.adoptedStyleSheets.push(paper);
}
