import './daily-close.css';

const PRINTING = 'is-printing-close';

/** Prints the close that is in the page, and nothing else of it. */
export function printClose(): void {
  document.documentElement.classList.add(PRINTING);
  // Phones take the picture after `print` returned, some of them after `afterprint` too.
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
