import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { QrCode, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SIZES, type TableDraft, type ZoneDraft } from './plan-draft.ts';

const FORMAS = [
  { value: 'cuadrada', label: 'Cuadrada' },
  { value: 'redonda', label: 'Redonda' },
] as const;

interface TableFieldsProps {
  table: TableDraft;
  zone: string;
  zonas: readonly ZoneDraft[];
  /** What is wrong with one of its fields. */
  problemOf: (field: 'nombre' | 'puestos') => string | undefined;
  onChange: (part: Partial<TableDraft>) => void;
  onZone: (key: string) => void;
  onRemove: () => void;
  /** Only a stored table has a code. */
  onRenew: (() => void) | null;
}

/** What the owner says of the selected table. */
export function TableFields(props: TableFieldsProps) {
  const { table, zone, zonas, problemOf, onChange, onZone, onRemove, onRenew } = props;
  const size = sizeOf(table);
  const { min, max } = PLAN_LIMITS.puestos;
  return (
    <div className="grid content-start gap-4">
      <TextField
        label="Mesa"
        value={table.nombre}
        maxLength={PLAN_LIMITS.nombre}
        autoComplete="off"
        onChange={({ target }) => onChange({ nombre: target.value })}
        error={problemOf('nombre')}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold text-14">Puestos</span>
        <QuantityStepper
          label="puestos"
          value={table.puestos}
          min={min}
          max={max}
          onChange={(puestos) => onChange({ puestos })}
        />
      </div>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold text-14">Forma</legend>
        <div className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          {FORMAS.map(({ value, label }) => (
            <Segment
              key={value}
              isChosen={table.forma === value}
              onChoose={() => onChange({ forma: value })}
            >
              {label}
            </Segment>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label="Tamaño"
          value={size}
          options={[
            ...SIZES.map(({ label }) => ({ value: label, label })),
            ...(size === '' ? [{ value: '', label: 'Otro' }] : []),
          ]}
          onChange={({ target }) => {
            const found = SIZES.find(({ label }) => label === target.value);
            if (found) onChange({ ancho: found.ancho, alto: found.alto });
          }}
        />
        <Select
          label="Zona"
          value={zone}
          options={zonas.map(({ key, nombre }) => ({ value: key, label: nombre || 'Sin nombre' }))}
          onChange={({ target }) => onZone(target.value)}
        />
      </div>
      <Switch full checked={table.activa} onChange={(activa) => onChange({ activa })}>
        En servicio
      </Switch>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger-ghost"
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onRemove}
          className="px-3"
        >
          Quitar mesa
        </Button>
        {onRenew && (
          <Button
            variant="ghost"
            icon={<QrCode aria-hidden size={18} />}
            onClick={onRenew}
            className="px-3"
          >
            Renovar código
          </Button>
        )}
      </div>
    </div>
  );
}

function sizeOf({ ancho, alto }: TableDraft): string {
  return SIZES.find((size) => size.ancho === ancho && size.alto === alto)?.label ?? '';
}
