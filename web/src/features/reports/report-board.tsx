import { METODOS_PAGO, TIPOS } from '@comanda/contract/orders/orders.words';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn, type ReportPeriod } from '@comanda/contract/reports/reports.rules';
import type { ReactNode } from 'react';
import { METODO_PAGO_LOOK } from '../orders/metodo-pago.ts';
import { TIPO_LOOK } from '../orders/tipo.ts';
import { ClientsCard } from './clients-card.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { HourHeat } from './hour-heat.tsx';
import { LossesCard } from './losses-card.tsx';
import { ProductList } from './product-list.tsx';
import { spanInWords } from './report-days.ts';
import { useProductPictures } from './reports.queries.ts';
import { SalesChart } from './sales-chart.tsx';
import { SedeShares } from './sede-shares.tsx';
import { ShareList } from './share-list.tsx';
import { StaffCard } from './staff-card.tsx';
import { TimesCard } from './times-card.tsx';
import { TodayBand } from './today-band.tsx';
import { TopProducts } from './top-products.tsx';

const TIPO_FILLS = { en_local: 'bg-ink', para_llevar: 'bg-maiz', a_domicilio: 'bg-agave' };

interface ReportBoardProps {
  report: Report;
  now: Date;
  /** 'Centro', 'Todas las sedes' */
  place: string;
  onLook: (span: ReportPeriod) => void;
  /** Instead of the charts, when nothing was sold. */
  empty: ReactNode;
}

/** A report whole: figures, charts, and everything they come from. */
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
        <ShareList title="Por método de pago" shares={metodoShares(report)} />
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

function metodoShares({ porMetodoPago }: Report) {
  return METODOS_PAGO.map((metodo) => ({
    key: metodo,
    ...METODO_PAGO_LOOK[metodo],
    fill: 'bg-ink',
    ...tallyOf(porMetodoPago.find((one) => one.metodoPago === metodo)),
  }));
}

function tallyOf(found: { pedidos: number; ventas: number } | undefined) {
  return { pedidos: found?.pedidos ?? 0, ventas: found?.ventas ?? 0 };
}
