import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { useSocketStatus } from '../../lib/live/socket.ts';
import { useStill } from '../../lib/touch.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { amountWaiting, countWaiting } from './deed-texts.ts';
import { useDeeds, useProblems } from './outbox-store.ts';

interface ConnectionBannerProps {
  dbName: string;
  /** What staff can still do without network: 'tomando pedidos'. */
  works: string;
  /** What they cannot: 'Mover una mesa necesita conexión.' */
  fails?: string;
  className?: string;
}

const TONES = {
  cut: 'bg-aji-wash text-aji',
  deaf: 'bg-aji-wash text-aji',
  sending: 'bg-maiz-wash text-maiz-ink',
  sent: 'bg-cilantro-wash text-cilantro',
};

/** Tells staff what works and what waits while the sede has no connection, and when it is back. */
export function ConnectionBanner({ dbName, works, fails, className }: ConnectionBannerProps) {
  const late = useDeeds(dbName).filter(({ isLate }) => isLate);
  const isOne = countWaiting(late) === 1;
  const state = useStill(useConnectionState(late.length, useProblems(dbName).length > 0));
  return (
    <div role="status">
      {state !== 'fine' && (
        <p
          className={cx(
            'mb-3 flex items-center gap-3 rounded-control px-4 py-3 font-medium',
            TONES[state],
            className,
          )}
        >
          {state === 'sending' && <Spinner size={22} />}
          {state === 'sent' && <CircleCheck aria-hidden size={22} className="shrink-0" />}
          {(state === 'cut' || state === 'deaf') && (
            <CloudOff aria-hidden size={22} className="shrink-0" />
          )}
          <span>
            {state === 'cut' && (
              <>
                <strong>{offlineMessages.noConnection}</strong> Puedes seguir {works}
                {late.length > 0
                  ? `: ${amountWaiting(late)} ${isOne ? 'espera' : 'esperan'} en este dispositivo y ${isOne ? 'sale' : 'salen'} al volver la red.`
                  : '. Lo que hagas espera aquí y sale al volver la red.'}
                {fails && ` ${fails}`}
              </>
            )}
            {state === 'deaf' && (
              <>
                <strong>Sin conexión en vivo.</strong> Ves lo último que llegó; los pedidos nuevos
                aparecerán al volver la red. Seguimos intentando.
              </>
            )}
            {state === 'sending' && `Volvió la red. Enviando ${amountWaiting(late)}…`}
            {state === 'sent' && offlineMessages.allSent}
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * `cut`: the server does not answer. `deaf`: it answers, but the socket is down. `sending`: the
 * queue is being sent. `sent`: the queue was emptied a moment ago.
 */
type ConnectionState = 'fine' | 'cut' | 'deaf' | 'sending' | 'sent';

// Long enough for a socket to connect, short enough to warn people before it matters.
const DEAF_MS = 3000;
const TOLD_MS = 4000;

function useConnectionState(waiting: number, hasProblems: boolean): ConnectionState {
  const isOnline = useIsOnline();
  const isDeaf = useLasting(useSocketStatus() !== socketMessages.connected, DEAF_MS);
  const isJustSent = useJustEmptied(waiting);
  if (!isOnline) return 'cut';
  if (waiting > 0) return 'sending';
  if (isJustSent && !hasProblems) return 'sent';
  return isDeaf ? 'deaf' : 'fine';
}

/** True after `isSo` has been true for `ms`. */
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
