import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { useSocketStatus } from '../../lib/live/socket.ts';

/**
 * `cut`: the server does not answer. `deaf`: it does, but tells nothing by itself. `sending`: what
 * waited is going out. `sent`: it has, a moment ago.
 */
type ConnectionState = 'fine' | 'cut' | 'deaf' | 'sending' | 'sent';

// Long enough to open a connection, short enough to be told before it matters.
const DEAF_MS = 3000;
const TOLD_MS = 4000;

export function useConnectionState(waiting: number, hasProblems: boolean): ConnectionState {
  const isOnline = useIsOnline();
  const isDeaf = useLasting(useSocketStatus() !== socketMessages.connected, DEAF_MS);
  const isJustSent = useJustEmptied(waiting);
  if (!isOnline) return 'cut';
  if (waiting > 0) return 'sending';
  if (isJustSent && !hasProblems) return 'sent';
  return isDeaf ? 'deaf' : 'fine';
}

/** True once it has been true for that long. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && isLasting;
}

function useJustEmptied(waiting: number): boolean {
  const [isJust, setJust] = useState(false);
  const before = useRef(waiting);
  useEffect(() => {
    const isEmptied = before.current > 0 && waiting === 0;
    before.current = waiting;
    setJust(isEmptied);
    if (!isEmptied) return;
    const timer = setTimeout(() => setJust(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return isJust;
}
