import { Store } from 'lucide-react';

interface FreeSedeSlotProps {
  total: number;
  onAdd: () => void;
}

/** The place of a sede that the plan still allows. */
export function FreeSedeSlot({ total, onAdd }: FreeSedeSlotProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onAdd}
        className="grid min-h-52 place-content-center justify-items-center gap-2 rounded-card border-2 border-control border-dashed p-6 text-center transition-colors duration-150 hover:border-achiote hover:bg-achiote-wash"
      >
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-full bg-sunken text-ink-soft"
        >
          <Store size={26} />
        </span>
        <span className="title text-18">Aquí cabe una más</span>
        <span className="max-w-60 text-14 text-ink-soft">
          Tu plan incluye {total} {total === 1 ? 'sede' : 'sedes'}. Abre la próxima cuando quieras.
        </span>
      </button>
    </li>
  );
}
