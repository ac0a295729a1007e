import { tableWords } from '@comanda/contract/orders/table.words';
import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { changeTable, removeTable, sendToZone, type ZoneDraft } from './plan-draft.ts';
import { PlanTable } from './plan-table.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { TableFields } from './table-fields.tsx';

interface PlanBoardProps {
  dbName: string;
  zone: ZoneDraft;
  zonas: readonly ZoneDraft[];
  /** By the contract's paths. */
  problems: Record<string, string>;
  /** The key of a table. */
  selected: string;
  onSelect: (key: string) => void;
  onChange: (zonas: ZoneDraft[]) => void;
  onZone: (key: string) => void;
}

/** One zone: its name, its tables on the grid, and what is said of the selected one. */
export function PlanBoard(props: PlanBoardProps) {
  const { dbName, zone, zonas, problems, selected, onSelect, onChange, onZone } = props;
  const [told, setTold] = useState('');
  const [renewing, setRenewing] = useState<{ id: string; mesa: string } | null>(null);
  const hintId = useId();
  const at = `zonas.${zonas.indexOf(zone)}`;
  const position = zone.mesas.findIndex(({ key }) => key === selected);
  const table = zone.mesas[position];
  const isWrong = (index: number) =>
    Object.keys(problems).some((path) => path.startsWith(`${at}.mesas.${index}.`));

  const move = (key: string, x: number, y: number) => {
    const next = changeTable(zonas, key, { x, y });
    onChange(next);
    const moved = next.flatMap(({ mesas }) => mesas).find((mesa) => mesa.key === key);
    if (moved) setTold(`${tableWords(moved.nombre)}: columna ${moved.x}, fila ${moved.y}`);
  };
  const rename = (nombre: string) =>
    onChange(zonas.map((one) => (one.key === zone.key ? { ...one, nombre } : one)));

  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid gap-2">
        <fieldset
          aria-label={`Plano de ${zone.nombre}`}
          className="relative aspect-square w-full overflow-hidden rounded-card border border-line bg-[radial-gradient(var(--color-line)_1.5px,transparent_1.5px)] bg-size-[4%_4%] bg-sunken"
        >
          {zone.mesas.map((mesa, index) => (
            <PlanTable
              key={mesa.key}
              table={mesa}
              isSelected={mesa.key === selected}
              isWrong={isWrong(index)}
              describedBy={hintId}
              onSelect={() => onSelect(mesa.key)}
              onMove={(x, y) => move(mesa.key, x, y)}
            />
          ))}
        </fieldset>
        <p id={hintId} className="text-14 text-ink-soft">
          Arrastra una mesa, o elígela y muévela con las flechas.
        </p>
        <output aria-live="polite" className="sr-only">
          {told}
        </output>
      </div>
      <div className="grid gap-5">
        <div className="flex items-end gap-2">
          <div className="grow">
            <TextField
              label="Nombre de la zona"
              value={zone.nombre}
              maxLength={PLAN_LIMITS.zona}
              autoComplete="off"
              onChange={({ target }) => rename(target.value)}
              error={problems[`${at}.nombre`]}
            />
          </div>
          {zone.mesas.length === 0 && (
            <IconButton
              label="Quitar la zona"
              variant="danger"
              size="lg"
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => onChange(zonas.filter(({ key }) => key !== zone.key))}
            />
          )}
        </div>
        <div aria-hidden className="rule-dashed" />
        {table ? (
          <TableFields
            table={table}
            zone={zone.key}
            zonas={zonas}
            problemOf={(field) => problems[`${at}.mesas.${position}.${field}`]}
            onChange={(part) => onChange(changeTable(zonas, table.key, part))}
            onZone={(key) => {
              onChange(sendToZone(zonas, table, key));
              onZone(key);
            }}
            onRemove={() => onChange(removeTable(zonas, table.key))}
            onRenew={table._id ? () => setRenewing({ id: table.key, mesa: table.nombre }) : null}
          />
        ) : (
          <p className="text-ink-soft">Toca una mesa para cambiar su nombre, puestos y forma.</p>
        )}
      </div>
      {renewing && (
        <RenewDialog dbName={dbName} table={renewing} onClose={() => setRenewing(null)} />
      )}
    </div>
  );
}
