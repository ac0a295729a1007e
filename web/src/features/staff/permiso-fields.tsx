import type { Permiso } from '@comanda/contract/permissions';
import { useId } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { PERMISO_LOOK, PERMISO_ORDER } from './permiso-look.ts';

interface PermisoFieldsProps {
  /** In the order they were given: the first one is where the person comes in. */
  permisos: readonly Permiso[];
  grantable: readonly Permiso[];
  onChange: (permisos: readonly Permiso[]) => void;
}

export function PermisoFields({ permisos, grantable, onChange }: PermisoFieldsProps) {
  const hintId = useId();
  const toggle = (permiso: Permiso) =>
    onChange(
      permisos.includes(permiso)
        ? permisos.filter((one) => one !== permiso)
        : [...permisos, permiso],
    );
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="pb-1.5 font-semibold text-14">Permisos</legend>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {PERMISO_ORDER.map((permiso) => {
          const { word, icon: Icon, opens } = PERMISO_LOOK[permiso];
          const canGrant = grantable.includes(permiso);
          return (
            <li key={permiso} className="grid">
              <Checkbox
                look="tile"
                checked={permisos.includes(permiso)}
                disabled={!canGrant}
                onChange={() => toggle(permiso)}
                className="min-h-14 has-disabled:bg-sunken"
              >
                <Icon aria-hidden size={22} />
                <span className="min-w-0">
                  <span className="block font-semibold text-16 leading-tight">{word}</span>
                  <span className="block text-12 text-ink-soft">
                    {canGrant ? opens : 'Tú no lo tienes'}
                  </span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <p id={hintId} className="pt-1.5 text-14 text-ink-soft">
        {startWords(permisos)}
        {grantable.length < PERMISO_ORDER.length && ' Solo puedes dar los permisos que tú tienes.'}
      </p>
    </fieldset>
  );
}

function startWords([first, ...others]: readonly Permiso[]): string {
  if (!first) return 'Sin permisos no verá ninguna sección.';
  const { word } = PERMISO_LOOK[first];
  return others.length === 0 ? `Solo verá ${word}.` : `Al ingresar empieza en ${word}.`;
}
