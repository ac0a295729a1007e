import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { shiftByItself } from '@comanda/contract/till/shift-choice.rules';
import type { OpenShift } from '@comanda/contract/till/till';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { chosenShift } from '../../lib/chosen-shift.ts';
import { useStored } from '../../lib/storage.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { useOpenShifts } from './shift.queries.ts';

const NONE: readonly OpenShift[] = [];

/**
 * Which shifts a person chooses from who charges: none, unless several are open and none of them is meant by itself. What they
 * chose counts on this device until that shift is closed.
 */
export function useShiftChoice(dbName: string) {
  const { data } = useOpenShifts(dbName);
  const kept = useStored(chosenShift);
  const open = data && data.length > 1 && shiftByItself(data) === null ? data : NONE;
  const id = kept?.dbName === dbName ? kept.id : null;
  const chosen = open.find(({ _id }) => _id === id)?._id ?? null;
  const isOver = data !== undefined && id !== null && chosen === null;
  useEffect(() => {
    if (isOver) chosenShift.remove();
  }, [isOver]);
  return { open, chosen, isOpen: open.length > 0 && chosen === null };
}

interface ShiftChoiceProps {
  dbName: string;
  ask?: string;
  error?: string | undefined;
}

/** Asks into which till the money goes, or out of which it is given back, where nobody can tell. */
export function ShiftChoice({ dbName, ask = tillViewMessages.shiftIn, error }: ShiftChoiceProps) {
  const { open, chosen } = useShiftChoice(dbName);
  if (open.length === 0) return null;
  return (
    <section
      aria-label={ask}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3"
    >
      <h2 className="flex items-center gap-2 font-body font-semibold text-16 tracking-normal">
        <Lock aria-hidden size={18} className="shrink-0" />
        {ask}
      </h2>
      <div className="flex flex-wrap gap-2">
        {open.map(({ _id: id, caja, nombre }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => chosenShift.set({ dbName, id })}
            className={cx(
              'wrap-anywhere min-h-12 rounded-control px-4 text-left',
              id === chosen ? CHOSEN : 'bg-sunken text-ink',
            )}
          >
            <span className="font-semibold">{caja}</span>{' '}
            <span className="text-14">· {nombre}</span>
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className="w-full font-medium text-14 text-aji">
          {error}
        </p>
      )}
    </section>
  );
}
