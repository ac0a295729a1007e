import { TIPOS } from '@comanda/contract/orders/orders.words';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn, type ReportPeriod } from '@comanda/contract/reports/reports.rules';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { FiguresStrip, TodayBand } from './figures-strip.tsx';
import { HourHeat } from './hour-heat.tsx';
import { LossesCard } from './losses-card.tsx';
import { MoneyReceipt } from './money-receipt.tsx';
import { ReportCard } from './report-card.tsx';
import { spanInWords } from './report-days.ts';
import { count, counted } from './report-numbers.ts';
import { useProductPictures } from './reports.queries.ts';
import { SalesChart } from './sales-chart.tsx';
import { StaffCard, TimesCard } from './service-cards.tsx';
import { SedeShares, ShareList } from './share-list.tsx';
import { TopProducts } from './top-products.tsx';

const TIPO_FILLS = { en_local: 'bg-ink', para_llevar: 'bg-maiz', a_domicilio: 'bg-agave' };

interface ReportBoardProps {
  report: Report;
  now: Date;
  /** 'Centro', 'Todas las sedes' */
  place: string;
  onLook: (span: ReportPeriod) => void;
  /** Replaces the charts if nothing was sold. */
  empty: ReactNode;
}

/** The whole report: figures, charts and the lists behind them. */
export function ReportBoard({ report, now, place, onLook, empty }: ReportBoardProps) {
  const pictures = useProductPictures(report.porSede.map(({ dbName }) => dbName));
  const hasSedes = report.porSede.length > 1;
  const figures = (
    <>
      {report.hoy && <TodayBand hoy={report.hoy} today={report.hasta} />}
      <FiguresStrip report={report} />
    </>
  );
  const losses = <LossesCard report={report} className="md:max-xl:col-span-2" />;
  if (report.actual.pedidos === 0) {
    return (
      <div className="grid grid-cols-1 gap-5">
        {figures}
        {empty}
        {report.porMetodoPago && report.porMetodoPago.length > 0 && (
          <MoneyReceipt report={report} />
        )}
        {report.bajas.length + report.cancelados.length > 0 && losses}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {figures}
          <SalesChart report={report} now={now} onLook={onLook} />
          {daysIn(report) > 1 && <HourHeat report={report} now={now} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <TopProducts
            report={report}
            pictures={pictures}
            about={`${spanInWords(report)} · ${place}`}
          />
          {hasSedes ? <SedeShares report={report} /> : <TimesCard report={report} />}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        <ShareList title="Por tipo de pedido" shares={tipoShares(report)} />
        <MoneyReceipt report={report} />
        <div className="grid grid-cols-1 content-start gap-5 md:max-xl:col-span-2 md:max-xl:grid-cols-2">
          {hasSedes && <TimesCard report={report} />}
          <ClientsCard clientes={report.clientes} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <ProductList
          title="Lo que menos se vendió"
          hint="De lo que está hoy en el menú. ¿Vale la pena seguir ofreciéndolo?"
          products={report.menosVendidos}
          empty="El menú todavía no tiene productos."
        />
        <ProductList
          title="Adiciones"
          hint="Lo que la gente le pone de más a su plato."
          products={report.adiciones}
          empty="Nadie pidió adiciones en estos días."
        />
        <StaffCard report={report} className="md:max-xl:col-span-2" />
        {losses}
      </div>
    </div>
  );
}

function tipoShares({ porTipo }: Report) {
  return TIPOS.map((tipo) => ({
    key: tipo,
    ...TIPO_LOOK[tipo],
    fill: TIPO_FILLS[tipo],
    ...tallyOf(porTipo.find((one) => one.tipo === tipo)),
  }));
}

function tallyOf(found: { pedidos: number; ventas: number } | undefined) {
  return { pedidos: found?.pedidos ?? 0, ventas: found?.ventas ?? 0 };
}

/** New and returning clients. A guest's order counts as neither. */
function ClientsCard({ clientes }: { clientes: Report['clientes'] }) {
  const { nuevos, recurrentes, sinCuenta } = clientes;
  const parts = [
    { word: 'Nuevos', number: nuevos, fill: 'bg-achiote' },
    { word: 'Que volvieron', number: recurrentes, fill: 'bg-ink' },
  ];
  return (
    <ReportCard title="Clientes">
      {nuevos + recurrentes > 0 && (
        <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          {parts.map(({ word, number, fill }) =>
            number > 0 ? <span key={word} className={fill} style={{ flexGrow: number }} /> : null,
          )}
        </div>
      )}
      <dl className="grid gap-2">
        {parts.map(({ word, number, fill }) => (
          <div key={word} className="flex items-baseline gap-2">
            <span aria-hidden className={cx('size-3 rounded-[4px]', fill)} />
            <dt className="flex-1">{word}</dt>
            <dd className="font-semibold">{count(number)}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-2 border-line border-t pt-2 text-ink-soft">
          <dt className="flex-1">Pedidos sin cuenta</dt>
          <dd className="font-semibold">{count(sinCuenta)}</dd>
        </div>
      </dl>
    </ReportCard>
  );
}

const SHOWN = 8;

interface ProductListProps {
  title: string;
  /** One sentence about what the list is good for. */
  hint: string;
  products: Report['productos'];
  /** Replaces an empty list. */
  empty: string;
}

/** Products with their sales: the worst of the menu, or the additions. */
function ProductList({ title, hint, products, empty }: ProductListProps) {
  return (
    <ReportCard title={title}>
      <p className="-mt-3 text-14 text-ink-soft">{products.length > 0 ? hint : empty}</p>
      {products.length > 0 && (
        <ul>
          {products.slice(0, SHOWN).map(({ id_sigo, nombre, cantidad, ventas }) => (
            <li
              key={`${id_sigo} ${nombre}`}
              className="flex items-baseline gap-3 border-line border-t py-2.5 first:border-t-0 first:pt-0"
            >
              <span className="wrap-anywhere min-w-0 flex-1 font-medium">{nombre}</span>
              <span className="whitespace-nowrap text-14 text-ink-soft">
                {cantidad === 0 ? 'ninguno' : counted(cantidad, 'vendido', 'vendidos')}
              </span>
              {ventas > 0 && <Money amount={ventas} className="font-semibold" />}
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  );
}
