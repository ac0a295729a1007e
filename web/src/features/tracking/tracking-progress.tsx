import { bogotaClock, bogotaTime, isSameBogotaDay } from '@comanda/contract/days';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import {
  CalendarClock,
  Check,
  CookingPot,
  House,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
  Utensils,
} from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '../../ui/cx.ts';
import { isUnderWay } from '../orders/under-way.ts';

type StepState = 'done' | 'current' | 'pending' | 'planned';

interface TrackingStep {
  word: string;
  /** When it was, or will be; null where nobody knows. */
  at: string | null;
  state: StepState;
}

/** The three steps of an order; null for one that was cancelled or written off. */
export function trackingSteps(order: Order, now: Date): TrackingStep[] | null {
  if (order.estado === 'cancelado' || order.estado === 'dado_de_baja') return null;
  if (isAhead(order, now)) {
    return [
      { word: 'Recibido', at: order.horaCreacion, state: 'done' },
      { word: 'Programado', at: order.inicioCocina, state: 'planned' },
      { word: 'Entregado', at: order.programado, state: 'pending' },
    ];
  }
  const stops = [
    { word: 'Enviado', at: order.horaCreacion },
    { word: 'Preparado', at: order.fechaPreparado },
    { word: 'Entregado', at: order.fechaEntregado },
  ];
  const reached = isUnderWay(order) ? Number(order.estado === 'preparado') : stops.length;
  return stops.map((stop, i) => ({ ...stop, state: stateOf(i, reached) }));
}

function stateOf(stop: number, reached: number): StepState {
  if (stop === reached) return 'current';
  return stop < reached ? 'done' : 'pending';
}

const ARRIVAL: Record<Tipo, LucideIcon> = {
  en_local: Utensils,
  para_llevar: ShoppingBag,
  a_domicilio: House,
};

const CIRCLES: Record<StepState, string> = {
  done: 'bg-cilantro text-surface',
  current: 'bg-achiote text-on-achiote ring-6 ring-achiote-wash',
  pending: 'border-2 border-control border-dashed text-ink-soft',
  planned: 'border-2 border-agave bg-agave-wash text-agave',
};

const WORDS: Record<StepState, string> = {
  done: 'text-cilantro',
  current: 'text-achiote-ink',
  pending: 'text-ink-soft',
  planned: 'text-agave',
};

const DOTS = [0, 1, 2, 3];

interface TrackingProgressProps {
  steps: TrackingStep[];
  tipo: Tipo;
  now: Date;
}

/** Three circles with dots between them, each with its word and time. */
export function TrackingProgress({ steps, tipo, now }: TrackingProgressProps) {
  const icons = [ReceiptText, CookingPot, ARRIVAL[tipo]];
  return (
    <div className="grid gap-3">
      <div aria-hidden className="flex items-center">
        {steps.map(({ word, state }, i) => {
          const Icon =
            state === 'done' ? Check : ((state === 'planned' ? CalendarClock : icons[i]) ?? Check);
          return (
            <Fragment key={word}>
              {i > 0 && <Dots from={steps[i - 1]?.state ?? 'pending'} />}
              <span
                className={cx(
                  'grid size-11 place-items-center rounded-full sm:size-13',
                  CIRCLES[state],
                )}
              >
                <Icon size={24} />
              </span>
            </Fragment>
          );
        })}
      </div>
      <ol className="grid grid-cols-3 text-14 [&>li:last-child]:text-right [&>li:nth-child(2)]:text-center">
        {steps.map(({ word, at, state }) => (
          <li
            key={word}
            aria-current={state === 'current' || state === 'planned' ? 'step' : undefined}
          >
            <span className={cx('block font-semibold', WORDS[state])}>{word}</span>
            <span className="text-ink-soft">{at ? stepTime(at, now) : 'Pendiente'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** '9:48 p. m.', 'mar, 10:50 a. m.' */
function stepTime(at: string, now: Date): string {
  const day = isSameBogotaDay(at, now) ? '' : `${WEEKDAYS[bogotaClock(at).getUTCDay()]}, `;
  return day + bogotaTime(at);
}

const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** All dots are filled after a finished step; after the current step only the first is. */
function Dots({ from }: { from: StepState }) {
  const colour = (dot: number) => {
    if (from === 'done') return 'bg-cilantro';
    return from === 'current' && dot === 0 ? 'bg-achiote' : 'bg-control';
  };
  return (
    <span className="flex flex-1 justify-evenly px-1.5 sm:px-3">
      {DOTS.map((dot) => (
        <span key={dot} className={cx('size-1.5 rounded-full', colour(dot))} />
      ))}
    </span>
  );
}
