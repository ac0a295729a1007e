import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { arrayMove } from '@dnd-kit/sortable';
import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/form/select.tsx';
import { SortableList } from '../../ui/form/sortable-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface ProductGroupsFieldProps {
  groups: readonly ModifierGroup[];
  /** Codes, in the order in which the diner chooses. */
  value: readonly string[];
  onChange: (grupos: string[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The groups of a dish as chips, put in order by mouse, finger or keyboard. */
export function ProductGroupsField(props: ProductGroupsFieldProps) {
  const { groups, value, onChange, error, disabled } = props;
  const titleId = useId();
  const byCode = new Map(groups.map((group) => [group.codigo, group]));
  const chosen = value.flatMap((codigo) => {
    const group = byCode.get(codigo);
    return group ? [{ id: codigo, name: group.nombre }] : [];
  });
  const left = groups.filter(({ codigo }) => !value.includes(codigo));
  const isFull = value.length >= MODIFIER_LIMITS.porProducto;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="font-body font-semibold text-14 tracking-normal">
        Grupos de opciones
      </h3>
      {chosen.length > 0 && (
        <SortableList
          items={chosen}
          look="chips"
          disabled={disabled}
          onMove={(from, to) =>
            onChange(
              arrayMove(
                chosen.map(({ id }) => id),
                from,
                to,
              ),
            )
          }
          className="flex flex-wrap gap-2"
          itemClassName={(isDragging) =>
            cx(
              'flex max-w-full items-center rounded-full bg-sunken font-semibold text-14',
              isDragging && 'shadow-float',
            )
          }
        >
          {({ id, name }, { grip }) => (
            <>
              {grip}
              <span className="-ml-2 min-w-0 truncate">{name}</span>
              <IconButton
                label={`Quitar ${name}`}
                icon={<X aria-hidden size={16} />}
                disabled={disabled}
                onClick={() => onChange(value.filter((codigo) => codigo !== id))}
                className="rounded-full text-ink-soft"
              />
            </>
          )}
        </SortableList>
      )}
      {left.length > 0 && !isFull && (
        <Select
          label="Agregar un grupo"
          placeholder="Elige un grupo"
          options={left.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
          value=""
          onChange={(event) => {
            if (event.target.value) onChange([...value, event.target.value]);
          }}
          disabled={disabled}
        />
      )}
      <p className="text-14 text-ink-soft">
        {chosen.length > 1
          ? 'Tu cliente los ve en este orden: arrástralos para cambiarlo.'
          : 'Lo que tu cliente elige con el plato, como el término o las salsas.'}
      </p>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </section>
  );
}
