import type { Permiso } from '@comanda/contract/permissions';
import { PERMISO_LOOK, PERMISO_ORDER } from './permiso-look.ts';

/** What somebody may do, each with its icon and word. */
export function PermisoChips({ permisos }: { permisos: readonly Permiso[] }) {
  if (permisos.length === 0) {
    return <p className="text-14 text-ink-soft">Sin permisos: no ve ninguna sección.</p>;
  }
  return (
    <ul aria-label="Permisos" className="flex flex-wrap gap-1.5">
      {PERMISO_ORDER.filter((one) => permisos.includes(one)).map((permiso) => {
        const { word, icon: Icon } = PERMISO_LOOK[permiso];
        return (
          <li
            key={permiso}
            className="flex items-center gap-1.5 rounded-full bg-sunken py-1 pr-3 pl-2.5 font-medium text-14"
          >
            <Icon aria-hidden size={16} />
            {word}
          </li>
        );
      })}
    </ul>
  );
}
