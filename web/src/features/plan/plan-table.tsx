import { tableWords } from '@comanda/contract/orders/table.words';
import { User } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { STEP, type TableDraft } from './plan-draft.ts';

interface PlanTableProps {
  table: TableDraft;
  isSelected: boolean;
  isWrong: boolean;
  describedBy: string;
  onSelect: () => void;
  onMove: (x: number, y: number) => void;
}

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 5;

/** A table of the plan, dragged by a finger or a mouse and moved by the arrow keys. */
export function PlanTable(props: PlanTableProps) {
  const { table, isSelected, isWrong, describedBy, onSelect, onMove } = props;
  const { nombre, puestos, x, y, ancho, alto, forma, activa } = table;
  const drag = useRef<{ x: number; y: number; step: number } | null>(null);

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    onSelect();
    const size = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    if (size === 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const step = size / 100;
    drag.current = { x: event.clientX / step - x, y: event.clientY / step - y, step };
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const { step, x: fromX, y: fromY } = drag.current;
    const toX = snap(event.clientX / step - fromX);
    const toY = snap(event.clientY / step - fromY);
    if (toX !== x || toY !== y) onMove(toX, toY);
  };
  const stop = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = STEP * (event.shiftKey ? FAR : 1);
    onMove(x + arrow[0] * step, y + arrow[1] * step);
  };

  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      aria-label={`${tableWords(nombre || '?')}, ${puestos === 1 ? '1 puesto' : `${puestos} puestos`}${activa ? '' : ', fuera de servicio'}`}
      onFocus={onSelect}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={onKeyDown}
      style={{ left: `${x}%`, top: `${y}%`, width: `${ancho}%`, height: `${alto}%` }}
      className={cx(
        'absolute grid cursor-grab touch-none select-none place-content-center justify-items-center overflow-hidden border bg-surface leading-none active:cursor-grabbing',
        forma === 'redonda' ? 'rounded-full' : 'rounded-control',
        activa ? 'border-control' : 'border-control border-dashed bg-sunken text-ink-soft',
        isSelected && 'inset-ring-3 z-10 inset-ring-achiote',
        isWrong && 'inset-ring-3 inset-ring-aji',
      )}
    >
      <span className="title max-w-full truncate text-18 sm:text-28">{nombre || '?'}</span>
      <span className="flex items-center gap-0.5 text-14 text-ink-soft">
        <User aria-hidden size={13} />
        {puestos}
      </span>
    </button>
  );
}

function snap(value: number): number {
  return Math.round(value / STEP) * STEP;
}
