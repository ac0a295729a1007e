/** Two taps as fast as these are one tap of a hand that doubts the first. */
export const DOUBLE_TAP_MS = 400;
/** In px: how far a finger lands from where it just was. */
const NEAR = 40;

let last: { x: number; y: number } | undefined;

// From when this file is loaded: it must know where the tap was that opened or closed something.
// A dialog closes at `pointerdown` on its backdrop.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', remember, { capture: true });
}

let shield: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What stands under the finger has just changed: for a moment a shield lies where the last tap was, so that a second tap does
 * nothing. It is in the top layer, above every dialog; inside the topmost one, because all that is outside is inert.
 */
export function ignoreSecondTap(): void {
  if (!last) return;
  clearTimeout(timer);
  shield?.remove();
  shield ??= makeShield();
  shield.style.left = `${last.x - NEAR}px`;
  shield.style.top = `${last.y - NEAR}px`;
  const topmost = [...document.querySelectorAll('dialog')].findLast((one) => one.open);
  (topmost ?? document.body).append(shield);
  // Browsers of before 2024 lay it above the page only.
  shield.showPopover?.();
  timer = setTimeout(() => shield?.remove(), DOUBLE_TAP_MS);
}

function makeShield(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.setAttribute('aria-hidden', 'true');
  element.dataset.shield = '';
  Object.assign(element.style, {
    position: 'fixed',
    inset: 'auto',
    width: `${2 * NEAR}px`,
    height: `${2 * NEAR}px`,
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    zIndex: '9999',
  });
  return element;
}

function remember({ clientX: x, clientY: y }: PointerEvent): void {
  last = { x, y };
}
