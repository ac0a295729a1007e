import { bogotaTime } from '@comanda/contract/days';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { Money } from '../../ui/money.tsx';
import { counted } from './report-numbers.ts';

interface CloseLossesProps {
  title: string;
  losses: Report['bajas'];
  total: { pedidos: number; ventas: number };
}

/** Orders that brought no money, each with its reason and who answers for it. */
export function CloseLosses({ title, losses, total }: CloseLossesProps) {
  return (
    <section>
      <h2 className="border-current border-b pb-[0.5mm]">{title}</h2>
      {losses.length === 0 && <p>Ninguno</p>}
      {losses.map(({ _id, fecha, motivo, por, total: pesos }) => (
        <div key={_id} className="py-[0.5mm]">
          <p className="flex justify-between gap-2">
            <span>
              {[shortId(_id).toUpperCase(), bogotaTime(fecha), por].filter(Boolean).join(' · ')}
            </span>
            <Money amount={pesos} />
          </p>
          {motivo && <p className="wrap-anywhere italic">{motivo}</p>}
        </div>
      ))}
      {losses.length > 0 && (
        <p className="flex justify-between border-current border-t border-dashed font-bold">
          <span>{counted(total.pedidos, 'pedido', 'pedidos')}</span>
          <Money amount={total.ventas} />
        </p>
      )}
    </section>
  );
}
