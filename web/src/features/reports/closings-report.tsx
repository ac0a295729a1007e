import { bogotaDay, bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import type { ClosingsReport as Closings } from '@comanda/contract/reports/money-reports';
import {
  Check,
  EyeOff,
  LockKeyhole,
  type LucideIcon,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { dayAndMonth, spanInWords } from './report-days.ts';
import { ReportFrame, type ReportPlace, type SedeNamer, sedeNamer } from './report-frame.tsx';
import { count, counted } from './report-numbers.ts';
import { spanOf } from './report-period.ts';
import { useClosings } from './reports.queries.ts';

type Closing = Closings['cierres'][number];

/** The shifts of the till that were closed: what was counted and what must have been there. */
export function ClosingsReport(props: ReportPlace) {
  const { dbName, place, filters, now, everyMs, openTills } = props;
  const scope = { dbName, ...spanOf(filters, now) };
  const query = useClosings(scope, { now, everyMs });
  return (
    <ReportFrame {...props} scope={scope} query={query} headline={headlineOf}>
      {(closings) => (
        <div className="grid grid-cols-1 gap-5">
          {openTills}
          {closings.cierres.length === 0 ? (
            <EmptyState icon={<LockKeyhole size={36} />} title="Sin cierres en estos días">
              Cuando alguien cierre un turno de caja, aquí ves lo que contó y lo que debía haber.
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
              <ul className="grid min-w-0 grid-cols-1 gap-4 max-xl:order-2 lg:grid-cols-2">
                {closings.cierres.map((one) => (
                  <ClosingCard key={one._id} one={one} sedeOf={sedeNamer(props)} />
                ))}
              </ul>
              <Sums closings={closings} about={`${spanInWords(closings)} · ${place}`} />
            </div>
          )}
        </div>
      )}
    </ReportFrame>
  );
}

function headlineOf({ cierres }: Closings): string {
  if (cierres.length === 0) return 'Nadie ha cerrado turnos en estos días.';
  const apart = cierres.filter(({ diferencia }) => diferencia !== null && diferencia !== 0).length;
  const closed = counted(cierres.length, 'turno cerrado', 'turnos cerrados');
  if (apart === 0) return `${closed}, sin diferencias.`;
  return `${closed}, ${apart === 1 ? 'uno' : count(apart)} con diferencia.`;
}

interface Result {
  word: string;
  icon: LucideIcon;
  look: string;
  /** Without a sign: the word says which way. */
  pesos: number | null;
}

function resultOf({ diferencia }: Pick<Closing, 'diferencia'>): Result {
  if (diferencia === null) {
    return { word: 'Sin contar', icon: EyeOff, look: 'bg-sunken text-ink', pesos: null };
  }
  if (diferencia === 0) {
    return { word: 'Cuadra', icon: Check, look: 'bg-cilantro-wash text-cilantro', pesos: null };
  }
  const pesos = Math.abs(diferencia);
  return diferencia < 0
    ? { word: 'Faltan', icon: TrendingDown, look: 'bg-aji-wash text-aji', pesos }
    : { word: 'Sobran', icon: TrendingUp, look: 'bg-maiz-wash text-maiz-ink', pesos };
}

function ClosingCard({ one, sedeOf }: { one: Closing; sedeOf: SedeNamer }) {
  const { word, icon: Icon, look, pesos } = resultOf(one);
  return (
    <li>
      <Card className="grid h-full grid-cols-1 content-start gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-18">{`Cierre ${count(one.numero)}`}</h2>
          <span className="wrap-anywhere text-14 text-ink-soft">
            {[one.caja, sedeOf(one.dbName)].filter(Boolean).join(' · ')}
          </span>
        </div>
        <p className={cx('flex items-center gap-2 rounded-control px-3 py-2.5', look)}>
          <Icon aria-hidden size={20} />
          <span className="flex-1 font-semibold">{word}</span>
          {pesos !== null && <Money amount={pesos} className="figures text-22" />}
        </p>
        <div className="grid gap-1.5">
          <ReceiptLine label={<Soft>Contado</Soft>}>
            {one.contado === null ? <Soft>Nadie contó</Soft> : <Money amount={one.contado} />}
          </ReceiptLine>
          <ReceiptLine label={<Soft>Esperado</Soft>}>
            <Money amount={one.esperado} />
          </ReceiptLine>
          <ReceiptLine label={<Soft>Base</Soft>}>
            <Money amount={one.base} className="font-normal" />
          </ReceiptLine>
        </div>
        <div className="grid gap-0.5 border-line border-t pt-3 text-14 text-ink-soft">
          <p className="wrap-anywhere">
            <span className="font-semibold text-ink">{one.nombre}</span>
            {' · '}
            <When closing={one} />
          </p>
          {one.forzado && (
            <p className="wrap-anywhere">{`Lo cerró ${one.cerradoPor}, sin conteo.`}</p>
          )}
          {!one.forzado && one.cerradoPor !== one.nombre && (
            <p className="wrap-anywhere">{`Lo cerró ${one.cerradoPor}.`}</p>
          )}
          {one.reconteo && <p className="wrap-anywhere">{recountOf(one.reconteo)}</p>}
          {one.nota && <p className="wrap-anywhere text-ink italic">{one.nota}</p>}
        </div>
      </Card>
    </li>
  );
}

/** '15 nov, 10:58 a. m. a 4:12 p. m.'; with the second day if it is another. */
function When({ closing: { abierto, cerrado } }: { closing: Closing }) {
  const [from, to] = [bogotaDay(abierto), bogotaDay(cerrado)];
  const end = from === to ? bogotaTime(cerrado) : `${dayAndMonth(to)}, ${bogotaTime(cerrado)}`;
  return (
    <>
      <span className="whitespace-nowrap">{`${dayAndMonth(from)}, ${bogotaTime(abierto)}`}</span>
      {' a '}
      <span className="whitespace-nowrap">{end}</span>
    </>
  );
}

function recountOf({ contado, diferencia, por }: NonNullable<Closing['reconteo']>): string {
  const { word, pesos } = resultOf({ diferencia });
  const result =
    pesos === null ? word.toLowerCase() : `${word.toLowerCase()} ${formatMoney(pesos)}`;
  return `${por} contó otra vez: ${formatMoney(contado)}, ${result}.`;
}

function Soft({ children }: { children: string }) {
  return <span className="font-normal text-ink-soft">{children}</span>;
}

/** What all the counts come to. */
function Sums({ closings: { cierres }, about }: { closings: Closings; about: string }) {
  const counts = cierres.filter(({ diferencia }) => diferencia !== null);
  const apart = counts.map(({ diferencia }) => diferencia ?? 0);
  const short = apart.filter((one) => one < 0);
  const over = apart.filter((one) => one > 0);
  const total = (some: number[]) => some.reduce((sum, one) => sum + one, 0);
  const uncounted = cierres.length - counts.length;
  return (
    <section aria-labelledby="cierres-suma">
      <Slip className="grid gap-4 px-4 pt-6 pb-7 sm:px-6">
        <header className="text-center">
          <h2 id="cierres-suma" className="text-22">
            Efectivo de los turnos
          </h2>
          <p className="text-14 text-ink-soft">{about}</p>
        </header>
        <div aria-hidden className="rule-dashed" />
        <ReceiptLine label="Contado">
          <Money amount={total(counts.map(({ contado }) => contado ?? 0))} />
        </ReceiptLine>
        <ReceiptLine label="Esperado">
          <Money amount={total(counts.map(({ esperado }) => esperado))} />
        </ReceiptLine>
        <div aria-hidden className="rule-dashed" />
        <ReceiptLine label={<Turns word="Faltó" turns={short.length} />}>
          <Money amount={total(short)} />
        </ReceiptLine>
        <ReceiptLine label={<Turns word="Sobró" turns={over.length} />}>
          <Money amount={total(over)} />
        </ReceiptLine>
        <ReceiptTotal label="Diferencia" amount={total(apart)} />
        {uncounted > 0 && (
          <p className="text-14 text-ink-soft">
            {uncounted === 1
              ? 'Un turno se cerró sin conteo y no está en estas sumas.'
              : `${count(uncounted)} turnos se cerraron sin conteo y no están en estas sumas.`}
          </p>
        )}
      </Slip>
    </section>
  );
}

function Turns({ word, turns }: { word: string; turns: number }) {
  return (
    <>
      {word} <span className="text-14 text-ink-soft">{counted(turns, 'turno', 'turnos')}</span>
    </>
  );
}
