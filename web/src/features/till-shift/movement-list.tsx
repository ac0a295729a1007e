import { bogotaTime } from '@comanda/contract/days';
import type { Shift } from '@comanda/contract/till/till';
import { CLASE_LABELS } from '@comanda/contract/till/till.words';
import { ArrowDownLeft, ArrowUpRight, Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { unbroken } from '../locations/opening.ts';

interface MovementListProps {
  shift: Pick<Shift, 'movimientos' | 'nombre'>;
  onAdd?: () => void;
}

/** Cash that came into the drawer or left it without a sale. */
export function MovementList({ shift: { movimientos, nombre }, onAdd }: MovementListProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-16">Movimientos</h3>
        {onAdd && (
          <Button
            variant="ghost"
            className="text-achiote-ink"
            icon={<Plus aria-hidden size={18} />}
            onClick={onAdd}
          >
            Agregar
          </Button>
        )}
      </div>
      {movimientos.length === 0 && (
        <p className="text-14 text-ink-soft">Nada entró ni salió aparte de las ventas.</p>
      )}
      <ul>
        {movimientos.map(({ _id, tipo, clase, valor, motivo, por, fecha }) => {
          const isIn = tipo === 'ingreso';
          const Icon = isIn ? ArrowDownLeft : ArrowUpRight;
          return (
            <li key={_id} className="flex gap-3 border-line border-b py-2.5 last:border-b-0">
              <span
                aria-hidden
                className={cx(
                  'grid size-8 shrink-0 place-items-center rounded-full',
                  isIn ? 'bg-cilantro-wash text-cilantro' : 'bg-sunken text-ink-soft',
                )}
              >
                <Icon size={18} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{CLASE_LABELS[clase]}</span>
                <span className="wrap-anywhere block text-14 text-ink-soft">
                  {[motivo, ...(por === nombre ? [] : [por]), unbroken(bogotaTime(fecha))].join(
                    ' · ',
                  )}
                </span>
              </span>
              <span className="whitespace-nowrap font-semibold">
                {isIn ? '+' : '−'} <Money amount={valor} />
                <span className="sr-only">{isIn ? ' que entró' : ' que salió'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
