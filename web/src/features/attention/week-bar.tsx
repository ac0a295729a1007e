import { theHour } from '@comanda/contract/days';
import { minutesOf } from '@comanda/contract/locations/hours.rules';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import {
  type Axis,
  barWords,
  boundsOf,
  type Day,
  type Edge,
  placeOf,
  STEP,
  timeOf,
  withEdge,
} from './week-draft.ts';

const LOOK = {
  usual: 'border-control bg-sunken text-ink',
  today: 'border-cilantro bg-cilantro-wash text-cilantro',
  unsaved: 'border-achiote bg-achiote-wash text-achiote-ink',
} as const;

interface WeekBarProps {
  /** 'Viernes' */
  name: string;
  day: Day;
  at: number;
  axis: Axis;
  look: keyof typeof LOOK;
  disabled: boolean;
  onChange: (day: Day) => void;
  onEdit: () => void;
}

/** One interval: its edges are dragged or moved by arrows, a tap between them opens its day. */
export function WeekBar({ name, day, at, axis, look, disabled, onChange, onEdit }: WeekBarProps) {
  const interval = day[at];
  if (!interval) return null;
  const { from, to } = minutesOf(interval);
  const left = placeOf(from, axis);
  const edge = { name, day, at, axis, disabled, onChange };
  return (
    <div
      className={cx('group absolute inset-y-1.5 rounded-[9px] border-2', LOOK[look])}
      style={{ left: `${left}%`, width: `${placeOf(to, axis) - left}%` }}
    >
      <button
        type="button"
        disabled={disabled}
        onClick={onEdit}
        aria-label={`${name}, ${barWords(interval)}: cambiar`}
        title={barWords(interval)}
        className="block size-full overflow-hidden whitespace-nowrap rounded-[7px] px-2 font-medium text-14"
      >
        {barWords(interval)}
      </button>
      <Handle {...edge} edge="desde" minutes={from} />
      <Handle {...edge} edge="hasta" minutes={to} />
    </div>
  );
}

interface HandleProps {
  name: string;
  day: Day;
  at: number;
  axis: Axis;
  edge: Edge;
  minutes: number;
  disabled: boolean;
  onChange: (day: Day) => void;
}

const HOUR = 60;
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -HOUR,
  PageUp: HOUR,
};

/** An edge of a bar, drawn slim and touched wide. */
function Handle({ name, day, at, axis, edge, minutes, disabled, onChange }: HandleProps) {
  const grip = useRef<{ x: number; minutes: number; perPixel: number } | null>(null);
  const { min, max } = boundsOf(day, at, edge);
  const move = (next: number) => {
    if (next !== minutes) onChange(withEdge(day, at, edge, next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? min : event.key === 'End' ? max : step && minutes + step;
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const row = event.currentTarget.parentElement?.parentElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    event.currentTarget.focus();
    grip.current = {
      x: event.clientX,
      minutes,
      perPixel: (axis.to - axis.from) / (row?.clientWidth || 1),
    };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!grip.current) return;
    const moved = grip.current.minutes + (clientX - grip.current.x) * grip.current.perPixel;
    const shown = Math.min(Math.max(moved, axis.from), axis.to);
    move(Math.round(shown / STEP) * STEP);
  };
  const letGo = () => {
    grip.current = null;
  };
  const word = edge === 'desde' ? 'abre' : 'cierra';
  return (
    <span
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={`${name}, ${word}`}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={minutes}
      aria-valuetext={`${word} a ${theHour(timeOf(minutes))}`}
      aria-disabled={disabled || undefined}
      onKeyDown={disabled ? undefined : onKeyDown}
      onPointerDown={disabled ? undefined : onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className={cx(
        '-inset-y-2 absolute w-5 cursor-ew-resize touch-none rounded-control',
        edge === 'desde' ? '-left-2' : '-right-2',
      )}
    >
      <span
        aria-hidden
        className={cx(
          '-translate-y-1/2 absolute top-1/2 h-4 w-1 rounded-full bg-current opacity-0 pointer-coarse:opacity-60 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100',
          edge === 'desde' ? 'left-3.5' : 'right-3.5',
        )}
      />
    </span>
  );
}
