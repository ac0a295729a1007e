import { FACULTADES, type Facultad, hasBase, type Permiso } from '@comanda/contract/permissions';
import { baseWords } from '@comanda/contract/staff/facultades.rules';
import { FACULTAD_WORDS } from '@comanda/contract/staff/facultades.words';
import { useId } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';

interface FacultadFieldsProps {
  facultades: readonly Facultad[];
  permisos: readonly Permiso[];
  grantable: readonly Facultad[];
  error: string | undefined;
  onChange: (facultades: readonly Facultad[]) => void;
}

/** What somebody may do beyond their permisos. Only what the signed-in person may give is shown. */
export function FacultadFields(props: FacultadFieldsProps) {
  const { facultades, permisos, grantable, error, onChange } = props;
  const errorId = useId();
  const toggle = (facultad: Facultad) =>
    onChange(FACULTADES.filter((one) => facultades.includes(one) !== (one === facultad)));
  if (grantable.length === 0) return null;
  return (
    <fieldset {...(error && { 'aria-describedby': errorId })}>
      <legend className="pb-1.5 font-semibold text-14">Puede además…</legend>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {grantable.map((facultad) => {
          const { word, lets } = FACULTAD_WORDS[facultad];
          const isPossible = hasBase(facultad, permisos);
          return (
            <li key={facultad} className="grid">
              <Checkbox
                look="tile"
                checked={isPossible && facultades.includes(facultad)}
                disabled={!isPossible}
                onChange={() => toggle(facultad)}
                className="min-h-18 has-disabled:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="block font-semibold text-16 leading-tight">{word}</span>
                  <span className="block text-12 text-ink-soft">
                    {isPossible ? lets : `Necesita ${baseWords(facultad)}`}
                  </span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={errorId} className="pt-1.5 font-semibold text-14 text-aji">
          {error}
        </p>
      )}
    </fieldset>
  );
}
