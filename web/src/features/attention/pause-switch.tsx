import { CirclePause, Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { useNow } from '../realtime/use-now.ts';
import { useService } from '../sede-settings/sede-settings.queries.ts';
import { standingOf } from './attention-words.ts';

// On demand, because few open it and the console must be light.
const PauseSheet = lazy(() => import('./pause-sheet.tsx').then((m) => ({ default: m.PauseSheet })));

/** How late the end of a pause may be seen. */
const REFRESH_MS = 10_000;
// The same room from the start, so that nothing moves when the sede's state is known.
const ROOM = 'inline-flex min-h-12 shrink-0 items-center justify-center rounded-control';
const SLIM = 'w-14 flex-col';
const WIDE = 'w-14 max-[90rem]:flex-col min-[90rem]:w-38 min-[90rem]:gap-2 min-[90rem]:px-2';

const LOOK = {
  recibe: 'bg-cilantro-wash text-cilantro hover:bg-sunken',
  pausa: 'bg-maiz-band text-on-maiz',
  cerrada: 'bg-sunken text-ink-soft hover:text-ink',
} as const;

interface PauseSwitchProps {
  dbName: string;
  /** One word below the icon on every screen; else two lines beside it on large ones. */
  isSlim?: boolean;
}

/** Whether the sede takes orders, and the way to stop them for a while. */
export function PauseSwitch({ dbName, isSlim = false }: PauseSwitchProps) {
  const service = useService(dbName);
  const now = useNow(REFRESH_MS);
  const [isOpen, setOpen] = useState(false);
  const room = cx(ROOM, isSlim ? SLIM : WIDE);
  if (!service) return <span aria-hidden className={room} />;
  const { kind, lines, short, sentence } = standingOf(service, now);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={sentence}
        title={sentence}
        onClick={() => setOpen(true)}
        className={cx(room, LOOK[kind])}
      >
        <Mark kind={kind} />
        <span
          className={cx('font-semibold text-12 leading-tight', !isSlim && 'min-[90rem]:hidden')}
        >
          {short}
        </span>
        {!isSlim && (
          <span className="min-w-0 text-left text-14 leading-tight max-[90rem]:hidden">
            <strong className="block truncate font-semibold">{lines[0]}</strong>
            <span className="block truncate">{lines[1]}</span>
          </span>
        )}
      </button>
      {isOpen && (
        // A section of its own, because the header's landmark must not contain another one.
        <section>
          <Suspense>
            <PauseSheet dbName={dbName} now={now} onClose={() => setOpen(false)} />
          </Suspense>
        </section>
      )}
    </>
  );
}

function Mark({ kind }: { kind: keyof typeof LOOK }) {
  const Icon = kind === 'pausa' ? CirclePause : Store;
  return <Icon aria-hidden size={22} className="shrink-0" />;
}
