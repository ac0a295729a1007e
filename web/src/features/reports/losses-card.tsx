import { bogotaDay, bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReportCard } from './report-card.tsx';
import { dayAndMonth } from './report-days.ts';
import { counted } from './report-numbers.ts';

const SHOWN = 6;

interface LossesCardProps {
  report: Report;
  className?: string;
}

/** Orders that brought no money: why, and who decided it. */
export function LossesCard({ report, className }: LossesCardProps) {
  const [isWhole, setWhole] = useState(false);
  const { bajas, cancelados, actual, porSede } = report;
  const losses = [
    ...bajas.map((loss) => ({ ...loss, isBaja: true })),
    ...cancelados.map((loss) => ({ ...loss, isBaja: false })),
  ].sort((a, b) => b.fecha.localeCompare(a.fecha));
  const shown = isWhole ? losses : losses.slice(0, SHOWN);
  const sedeOf = (dbName: string) =>
    porSede.length > 1 ? porSede.find((sede) => sede.dbName === dbName)?.nombre : undefined;

  return (
    <ReportCard title="Cancelaciones y bajas" className={className}>
      <p className="-mt-3 text-14 text-ink-soft">
        {losses.length === 0 ? 'Ningún pedido se perdió en estos días.' : sums(actual)}
      </p>
      {losses.length > 0 && (
        <ul>
          {shown.map(({ _id, fecha, total, motivo, por, dbName, isBaja }) => (
            <li key={_id} className="grid grid-cols-1 gap-0.5 border-line border-t py-3">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="title">{shortId(_id).toUpperCase()}</span>
                <Badge tone={isBaja ? 'aji' : 'neutral'}>
                  {isBaja ? 'Dado de baja' : 'Cancelado'}
                </Badge>
                <Money amount={total} className="ml-auto font-semibold" />
              </p>
              {motivo && <p className="wrap-anywhere">{motivo}</p>}
              <p className="wrap-anywhere text-14 text-ink-soft">
                {[por, sedeOf(dbName), `${dayAndMonth(bogotaDay(fecha))}, ${bogotaTime(fecha)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {losses.length > SHOWN && (
        <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver solo los últimos' : `Ver los ${losses.length}`}
        </Button>
      )}
    </ReportCard>
  );
}

function sums({ bajas, cancelados }: Report['actual']): string {
  return [
    bajas.pedidos > 0 &&
      `${counted(bajas.pedidos, 'baja', 'bajas')} por ${formatMoney(bajas.ventas)}`,
    cancelados.pedidos > 0 &&
      `${counted(cancelados.pedidos, 'cancelado', 'cancelados')} por ${formatMoney(cancelados.ventas)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
