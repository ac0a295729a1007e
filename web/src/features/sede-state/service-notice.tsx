import { canalOf } from '@comanda/contract/locations/channels';
import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { CalendarClock, Clock, Info, type LucideIcon, PauseCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { cx } from '../../ui/cx.ts';
import { Pulse } from '../../ui/pulse.tsx';
import { forWhen } from '../orders/for-when.ts';
import { offWords, stateNotice } from './notice-words.ts';
import { sedeState } from './sede-state.ts';
import { useWanted, want } from './wanted.ts';

const SlotSheet = lazy(() => import('./slot-sheet.tsx').then((m) => ({ default: m.SlotSheet })));

/** Why the sede takes less than otherwise, until when, and the way to order for later; or when the order is wanted. */
export function ServiceNotice() {
  const location = useStored(stored.location);
  const service = location?.servicio;
  const now = useMinute();
  const wanted = useWanted();
  const sede = location?.nombre ?? '';
  const [isChoosing, setChoosing] = useState(false);
  const state = sedeState(location, now);
  if (!service || !state) return null;
  const notice = stateNotice(state, now);
  const isClosed = state.hours?.recibe === false;
  const isWanted = wanted !== null && new Date(wanted) > now;
  const tipos = TIPOS.filter((tipo) => tipo !== 'en_local' && service.canales[canalOf(tipo)]);
  return (
    <>
      {isWanted ? (
        <Bar
          icon={CalendarClock}
          tone="agave"
          title={forWhen(wanted, now)}
          text="Elige tus platos y pídelo."
        >
          <Action onClick={() => setChoosing(true)}>Cambiar</Action>
          <Action onClick={() => want(null)}>Quitar</Action>
        </Bar>
      ) : (
        notice && (
          <Bar icon={isClosed ? Clock : PauseCircle} tone="maiz" {...notice}>
            {state.maySchedule && <Action onClick={() => setChoosing(true)}>Programar</Action>}
          </Bar>
        )
      )}
      {!isClosed && state.off.length > 0 && (
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <Info aria-hidden size={18} className="shrink-0" />
          {offWords(state)}
        </p>
      )}
      <Suspense>
        {isChoosing && (
          <SlotSheet
            title={isClosed ? 'Te lo guardamos para cuando abramos' : '¿Para cuándo?'}
            above={isClosed && <Pulse tone="neutral">{sede} está cerrada ahora</Pulse>}
            tipos={tipos as Tipo[]}
            chosen={wanted}
            onChoose={(programado) => {
              want(programado);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const TONES = { maiz: 'bg-maiz-wash text-maiz-ink', agave: 'bg-agave-wash text-agave' };

interface BarProps {
  icon: LucideIcon;
  tone: keyof typeof TONES;
  title: string;
  text: string;
  children: ReactNode;
}

function Bar({ icon: Icon, tone, title, text, children }: BarProps) {
  return (
    <div
      role="status"
      data-clear
      className={cx(
        'flex flex-wrap items-center gap-x-2.5 rounded-card py-1.5 pr-1.5 pl-3',
        TONES[tone],
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <p className="min-w-0 flex-1 py-1.5 text-14 leading-tight">
        <strong className="block font-semibold">{title}</strong>
        {text && <span className="wrap-anywhere text-ink">{text}</span>}
      </p>
      <span className="ml-auto flex">{children}</span>
    </div>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control px-3 font-semibold text-14 text-ink underline underline-offset-4"
    >
      {children}
    </button>
  );
}
