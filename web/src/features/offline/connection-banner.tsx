import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { CircleCheck, CloudOff } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { amountWaiting } from './amount-waiting.ts';
import { useConnectionState } from './use-connection-state.ts';
import { useDeeds, useProblems } from './use-outbox.ts';

interface ConnectionBannerProps {
  dbName: string;
  /** What goes on without network: 'tomando pedidos'. */
  works: string;
  className?: string;
}

const TONES = {
  cut: 'bg-aji-wash text-aji',
  deaf: 'bg-aji-wash text-aji',
  sending: 'bg-maiz-wash text-maiz-ink',
  sent: 'bg-cilantro-wash text-cilantro',
};

/** Says what works and what waits while the sede is cut off, and when it no longer is. */
export function ConnectionBanner({ dbName, works, className }: ConnectionBannerProps) {
  const late = useDeeds(dbName).filter(({ isLate }) => isLate);
  const state = useConnectionState(late.length, useProblems(dbName).length > 0);
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
                  ? `: ${amountWaiting(late)} ${late.length === 1 ? 'espera' : 'esperan'} en este dispositivo y ${late.length === 1 ? 'sale' : 'salen'} al volver la red.`
                  : '. Lo que hagas espera aquí y sale al volver la red.'}
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
