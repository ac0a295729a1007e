import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import type { ZoneDraft } from './plan-draft.ts';

interface ZoneBarProps {
  zonas: readonly ZoneDraft[];
  chosen: string;
  onChoose: (key: string) => void;
  onAdd: () => void;
}

/** The zones of the plan; one of them is drawn. */
export function ZoneBar({ zonas, chosen, onChoose, onAdd }: ZoneBarProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Zonas</legend>
      {zonas.map(({ key, nombre, mesas }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={cx(
            'flex min-h-touch items-center gap-2 rounded-full px-4 font-semibold text-14 transition-colors duration-150',
            key === chosen ? CHOSEN : 'bg-sunken hover:inset-ring hover:inset-ring-control',
          )}
        >
          <span className="max-w-48 truncate">{nombre || 'Sin nombre'}</span>
          <span className="font-normal text-ink-soft">{mesas.length}</span>
        </button>
      ))}
      <Button
        variant="ghost"
        icon={<Plus aria-hidden size={18} />}
        onClick={onAdd}
        disabled={zonas.length >= PLAN_LIMITS.zonas}
      >
        Zona
      </Button>
    </fieldset>
  );
}
