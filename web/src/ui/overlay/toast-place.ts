import { type RefObject, useLayoutEffect } from 'react';

/** What stays on the screen while the page scrolls. */
const FIXED = 'header, nav';
/** What a toast never covers: navigation, titles, chips, tabs, totals and what asks for it by `data-clear`. */
const CLEAR = `${FIXED}, h1, h2, [role="tablist"], fieldset:has([aria-pressed]), [data-clear], footer:has(button)`;
/** A column at the right edge, to the left of which toasts stand where there is room. */
const COLUMN = '[data-toasts-beside]';
const GAP_PX = 4;
const START_PX = GAP_PX * 2;
const MARGIN_PX = 16;
/** As in toasts.css. */
const WIDTH_PX = 380;
/** Further down nobody looks for a toast. */
const LOWEST = 0.6;

/**
 * Keeps the pile of toasts at the top right, on the margin of the content, in the first strip where it covers nothing
 * that must stay visible. It moves only if something else appears under it.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || toasts.length === 0) return;
    place(element, CLEAR);
    let frame = 0;
    const placeSoon = (clear: string) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element, clear));
    };
    // A new page or dialog has other titles. Those that scroll by do not chase the toast.
    const observer = new MutationObserver(() => placeSoon(CLEAR));
    observer.observe(document.body, { childList: true, subtree: true });
    const onScroll = () => placeSoon(FIXED);
    window.addEventListener('scroll', onScroll, { passive: true });
    // What slid in stands elsewhere than when it was measured.
    const onSettled = () => placeSoon(CLEAR);
    document.addEventListener('animationend', onSettled);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('animationend', onSettled);
      cancelAnimationFrame(frame);
    };
  }, [list, toasts]);
}

function place(list: HTMLElement, clear: string): void {
  // The page behind a modal is covered anyway.
  const area = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  list.style.setProperty('--margin', `${margin(area)}px`);
  const { left, right, top } = list.getBoundingClientRect();
  const height = pileHeight(list);
  const boxesOf = (selector: string) =>
    [...area.querySelectorAll(selector), ...touched()]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < right && box.right > left);
  const boxes = boxesOf(clear);
  const isPlaced = list.style.top !== '' && !boxes.some((box) => isInTheWay(box, top, height));
  if (isPlaced) return;
  const lowest = window.innerHeight * LOWEST;
  // Where titles and chips leave no strip free, at least the navigation stays free.
  const free = clearTop(boxes, height, lowest) ?? clearTop(boxesOf(FIXED), height, lowest);
  list.style.top = `${free ?? START_PX}px`;
}

/** As in toasts.css: older toasts look out below the front one. */
const LOOKS_OUT_PX = 14;

/** From the top of the front toast to the bottom of the lowest one that can be seen. */
function pileHeight(list: HTMLElement): number {
  const front = list.querySelector<HTMLElement>('[data-front="true"]')?.offsetHeight ?? 0;
  const behind = list.querySelectorAll('[data-front="false"][data-visible="true"]').length;
  return front + behind * LOOKS_OUT_PX;
}

type Box = Pick<DOMRect, 'top' | 'bottom'>;

/** The first place from above where nothing of `boxes` is in the way; null if there is none. */
export function clearTop(boxes: readonly Box[], height: number, lowest: number): number | null {
  let top = START_PX;
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    if (isInTheWay(box, top, height)) top = box.bottom + GAP_PX;
  }
  return top > lowest ? null : top;
}

function isInTheWay(box: Box, top: number, height: number): boolean {
  return box.top < top + height + GAP_PX && box.bottom + GAP_PX > top;
}

/** The button that the toast speaks of, most often. */
function touched(): Element[] {
  const focused = document.activeElement;
  return focused?.matches('button, a') ? [focused] : [];
}

/** From the right edge of the screen to the content. */
function margin(area: ParentNode): number {
  const column = area.querySelector(COLUMN)?.getBoundingClientRect();
  const isRoomBeside = column && column.width > 0 && column.left >= WIDTH_PX + 2 * MARGIN_PX;
  if (isRoomBeside) return window.innerWidth - column.left + MARGIN_PX;
  const bar = document.querySelector('header > .mx-auto');
  const right = bar?.getBoundingClientRect().right ?? window.innerWidth;
  return Math.max(window.innerWidth - right + MARGIN_PX, MARGIN_PX);
}
