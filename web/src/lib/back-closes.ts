import { useLayoutEffect, useRef } from 'react';

/** Something open over the page, for example a dialog. */
interface Layer {
  close: () => void;
  /** False if the address opened it (see use-overlay.ts): then it closes with its history entry. */
  isOwn: boolean;
}

/** From the lowest to the topmost. */
const layers: Layer[] = [];
/** How many history entries this file has added to the current screen, as last seen. */
let added = 0;
/** True while the browser goes back over entries whose layers are closed already. */
let isRemoving = false;
let isListening = false;

/**
 * The back button calls `onBack` instead of leaving the page. Each open layer has a history entry of its own, which goes
 * when the layer closes in another way, so that no later press of the button does nothing.
 */
export function useBackCloses(onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => {
    const layer = { close: () => latest.current(), isOwn: !isOpenedByAddress() };
    layers.push(layer);
    matchSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      matchSoon();
    };
  }, []);
}

function isOpenedByAddress(): boolean {
  return openedByAddress() < (window.history.state?.overlays ?? 0);
}

/** True until a layer whose history entry is gone has left the screen. It takes the layers over it along. */
function isOverlayLeaving(): boolean {
  return openedByAddress() > (window.history.state?.overlays ?? 0);
}

function openedByAddress(): number {
  return layers.filter(({ isOwn }) => !isOwn).length;
}

/** Later, because a layer may be replaced by another, or its closing may be followed by a navigation. */
function matchSoon(): void {
  if (!isListening) window.addEventListener('popstate', onPopState);
  isListening = true;
  setTimeout(matchHistory);
}

/** Gives each own layer one history entry. */
function matchHistory(): void {
  if (isRemoving || isOverlayLeaving()) return;
  const wanted = layers.filter(({ isOwn }) => isOwn).length;
  added = ownEntries();
  while (added < wanted) {
    added += 1;
    window.history.pushState({ ...window.history.state, own: added }, '');
  }
  if (added > wanted) {
    isRemoving = true;
    window.history.go(wanted - added);
  }
}

function onPopState(): void {
  const before = added;
  added = ownEntries();
  if (!isRemoving && added < before && !isOverlayLeaving()) {
    const closed = layers.filter(({ isOwn }) => isOwn).slice(added - before);
    for (const { close } of closed.reverse()) close();
  }
  isRemoving = false;
  // A layer that stays open, because it asks first or is sending, gets its entry back.
  setTimeout(matchHistory);
}

function ownEntries(): number {
  return window.history.state?.own ?? 0;
}
