import type { ModoMenu } from '@comanda/contract/menu-plan.words';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';

interface ModoChoiceProps {
  value: ModoMenu;
  onChange: (modo: ModoMenu) => void;
  /** Where the products come from: 'el archivo', 'la otra sede'. */
  source: string;
  disabled: boolean;
}

const MODOS: readonly { modo: ModoMenu; label: string; text: (source: string) => string }[] = [
  {
    modo: 'actualizar',
    label: 'Agregar y actualizar',
    text: (source) =>
      `Agrega lo nuevo y cambia lo que ya tienes. Lo que no está en ${source} se queda.`,
  },
  {
    modo: 'reemplazar',
    label: 'Reemplazar todo el menú',
    text: (source) => `Los productos que no están en ${source} salen de tu menú.`,
  },
];

export function ModoChoice({ value, onChange, source, disabled }: ModoChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">Qué hacer con tu menú</legend>
      {MODOS.map(({ modo, label, text }) => (
        <label
          key={modo}
          className={cx(
            'flex cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-3.5 py-3',
            'has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-achiote',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={value === modo}
            onChange={() => onChange(modo)}
            className="mt-0.5 size-5 shrink-0 accent-achiote outline-none"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{label}</span>
            <span className="text-14 text-ink-soft">{text(source)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
