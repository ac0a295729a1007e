import { bogotaDay, bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { DiscountsReport as Discounts } from '@comanda/contract/reports/money-reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { ReportCard } from './report-card.tsx';
import { dayAndMonth, spanInWords } from './report-days.ts';
import { ReportFrame, type ReportPlace, type SedeNamer, sedeNamer } from './report-frame.tsx';
import { count, counted } from './report-numbers.ts';
import { spanOf } from './report-period.ts';
import { useDiscounts } from './reports.queries.ts';

type Adjustment = Discounts['ajustes'][number];
type Tipo = Adjustment['tipo'];

const SHOWN = 8;
const LISTS: Record<Tipo, { title: string; empty: string }> = {
  descuento: { title: 'Descuentos', empty: 'Nadie dio descuentos en estos días.' },
  cortesia: { title: 'Cortesías', empty: 'Nadie dio cortesías en estos días.' },
};

/** What was taken off accounts: how much, why and by whom. */
export function DiscountsReport(props: ReportPlace) {
  const { dbName, place, filters, now, everyMs } = props;
  const scope = { dbName, ...spanOf(filters, now) };
  const query = useDiscounts(scope, { now, everyMs });
  return (
    <ReportFrame {...props} scope={scope} query={query} headline={headlineOf}>
      {(discounts) =>
        discounts.ajustes.length === 0 ? (
          <EmptyState icon={<BadgePercent size={36} />} title="Sin descuentos en estos días">
            Cada descuento y cada cortesía queda aquí con su motivo y con quien lo dio.
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 grid-cols-1 gap-5 max-xl:order-2 lg:max-xl:grid-cols-2">
              {(['descuento', 'cortesia'] as const).map((tipo) => (
                <AdjustmentList
                  key={tipo}
                  tipo={tipo}
                  discounts={discounts}
                  sedeOf={sedeNamer(props)}
                />
              ))}
            </div>
            <Sums discounts={discounts} about={`${spanInWords(discounts)} · ${place}`} />
          </div>
        )
      }
    </ReportFrame>
  );
}

function headlineOf({ porTipo }: Discounts): string {
  const words = { descuento: ['descuento', 'descuentos'], cortesia: ['cortesía', 'cortesías'] };
  const parts = porTipo
    .filter(({ veces }) => veces > 0)
    .map(({ tipo, veces, valor }) => {
      const [one = '', many = ''] = words[tipo];
      return `${counted(veces, one, many)} por ${formatMoney(valor)}`;
    });
  return parts.length === 0 ? 'Nadie dio descuentos en estos días.' : `${parts.join(' y ')}.`;
}

/** How much by kind and by person, as a receipt that adds up. */
function Sums({
  discounts: { porTipo, porPersona },
  about,
}: {
  discounts: Discounts;
  about: string;
}) {
  return (
    <section aria-labelledby="descuentos-suma">
      <Slip className="grid gap-4 px-4 pt-6 pb-7 sm:px-6">
        <header className="text-center">
          <h2 id="descuentos-suma" className="text-22">
            Lo que se descontó
          </h2>
          <p className="text-14 text-ink-soft">{about}</p>
        </header>
        <div aria-hidden className="rule-dashed" />
        {porTipo.map(({ tipo, veces, valor }) => (
          <ReceiptLine
            key={tipo}
            label={
              <>
                {LISTS[tipo].title} <span className="text-14 text-ink-soft">{count(veces)}</span>
              </>
            }
          >
            <Money amount={valor} />
          </ReceiptLine>
        ))}
        <ReceiptTotal amount={porTipo.reduce((sum, { valor }) => sum + valor, 0)} />
        <p className="text-14 text-ink-soft">
          Cuentan el día en que se cierra la cuenta. De las ventas se restan el día en que se
          factura el pedido.
        </p>
        <div aria-hidden className="rule-dashed" />
        <h3 className="text-16">Quién los dio</h3>
        <ul className="grid gap-2">
          {porPersona.map(({ por, veces, valor }) => (
            <li key={por} className="flex items-baseline gap-3">
              <span className="wrap-anywhere min-w-0 flex-1">
                {por} <span className="text-14 text-ink-soft">{count(veces)}</span>
              </span>
              <Money amount={valor} className="font-semibold" />
            </li>
          ))}
        </ul>
      </Slip>
    </section>
  );
}

interface AdjustmentListProps {
  tipo: Tipo;
  discounts: Discounts;
  sedeOf: SedeNamer;
}

function AdjustmentList({ tipo, discounts: { ajustes, porTipo }, sedeOf }: AdjustmentListProps) {
  const [isWhole, setWhole] = useState(false);
  const own = ajustes.filter((one) => one.tipo === tipo);
  const veces = porTipo.find((one) => one.tipo === tipo)?.veces ?? 0;
  const shown = isWhole ? own : own.slice(0, SHOWN);
  const { title, empty } = LISTS[tipo];
  return (
    <ReportCard title={title}>
      {own.length === 0 && <p className="-mt-3 text-14 text-ink-soft">{empty}</p>}
      {veces > own.length && own.length > 0 && (
        <p className="-mt-3 text-14 text-ink-soft">
          {`Los ${count(own.length)} más nuevos de ${count(veces)}. El CSV los tiene todos.`}
        </p>
      )}
      {own.length > 0 && (
        <ul>
          {shown.map((one) => (
            <AdjustmentRow key={one._id} one={one} sedeOf={sedeOf} />
          ))}
        </ul>
      )}
      {own.length > SHOWN && (
        <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver solo los últimos' : `Ver los ${own.length}`}
        </Button>
      )}
    </ReportCard>
  );
}

function AdjustmentRow({ one, sedeOf }: { one: Adjustment; sedeOf: SedeNamer }) {
  return (
    <li className="grid grid-cols-1 gap-0.5 border-line border-t py-3 first:border-t-0 first:pt-0">
      <p className="flex items-baseline gap-3">
        <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{one.motivo}</span>
        <Money amount={one.valor} className="font-semibold" />
      </p>
      <p className="wrap-anywhere">{whatOf(one)}</p>
      <p className="wrap-anywhere text-14 text-ink-soft">
        {[
          one.por,
          one.autorizadoPor && `autorizó ${one.autorizadoPor}`,
          sedeOf(one.dbName),
          `${dayAndMonth(bogotaDay(one.cerrada))}, ${bogotaTime(one.cerrada)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

/** '10 % · 2 × Limonada de coco · Mesa 7 · cuenta 1.204' */
function whatOf({ tipo, porcentaje, plato, mesa, cuenta }: Adjustment): string {
  return [
    tipo === 'descuento' && porcentaje !== null && `${porcentaje}\u00a0%`,
    plato ? `${plato.cantidad} × ${plato.nombre}` : reportsMessages.wholeAccount,
    mesa !== null && tableWords(mesa),
    `cuenta ${count(cuenta)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
