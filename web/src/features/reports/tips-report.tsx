import { formatMoney } from '@comanda/contract/money';
import { METODO_PAGO_LABELS, METODOS_COBRO } from '@comanda/contract/orders/orders.words';
import type { TipsReport as Tips } from '@comanda/contract/reports/money-reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { HandCoins } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { DataTable, ReportCard, ScrollBox } from './report-card.tsx';
import { shortDay, spanInWords } from './report-days.ts';
import { ReportFrame, type ReportPlace, type SedeNamer, sedeNamer } from './report-frame.tsx';
import { count, counted, percent, shareOf } from './report-numbers.ts';
import { spanOf } from './report-period.ts';
import { useTips } from './reports.queries.ts';

type Tip = Tips['propinas'][number];

/** What guests gave beside their bills: by person, by day and how. */
export function TipsReport(props: ReportPlace) {
  const { dbName, place, filters, now, everyMs } = props;
  const scope = { dbName, ...spanOf(filters, now) };
  const query = useTips(scope, { now, everyMs });
  return (
    <ReportFrame {...props} scope={scope} query={query} headline={headlineOf}>
      {(tips) =>
        tips.propinas.length === 0 ? (
          <div className="grid grid-cols-1 gap-5">
            <EmptyState icon={<HandCoins size={36} />} title="Sin propinas en estos días">
              Caja pregunta por la propina antes de cobrar. Las que se paguen quedan aquí, por
              persona.
            </EmptyState>
            {asked(tips) > 0 && <Answers tips={tips} />}
          </div>
        ) : (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 grid-cols-1 gap-5 max-xl:order-2">
              <Days tips={tips} />
              <Answers tips={tips} />
            </div>
            <People
              tips={tips}
              about={`${spanInWords(tips)} · ${place}`}
              sedeOf={sedeNamer(props)}
            />
          </div>
        )
      }
    </ReportFrame>
  );
}

function headlineOf({ propinas }: Tips): string {
  const pagos = propinas.reduce((sum, one) => sum + one.pagos, 0);
  if (propinas.length === 0) return 'Nadie ha dado propina en estos días.';
  return `${formatMoney(sum(propinas))} de propina en ${counted(pagos, 'pago', 'pagos')}.`;
}

/** What is left for the staff. */
function sum(tips: readonly Tip[]): number {
  return tips.reduce((total, { propina, devuelta }) => total + propina - devuelta, 0);
}

/** Who earned them, as a receipt that adds up to what is to be shared out. */
function People({ tips, about, sedeOf }: { tips: Tips; about: string; sedeOf: SedeNamer }) {
  const people = [
    ...Map.groupBy(tips.propinas, ({ dbName, mesero }) => `${dbName} ${mesero?.id ?? ''}`),
  ]
    .map(([key, own]) => ({ key, own, total: sum(own) }))
    .sort((a, b) => b.total - a.total);
  return (
    <section aria-labelledby="propinas-personas">
      <Slip className="grid gap-4 px-4 pt-6 pb-7 sm:px-6">
        <header className="text-center">
          <h2 id="propinas-personas" className="text-22">
            Propinas por persona
          </h2>
          <p className="text-14 text-ink-soft">{about}</p>
        </header>
        <div aria-hidden className="rule-dashed" />
        <ul className="grid gap-3.5">
          {people.map(({ key, own, total }) => (
            <li key={key} className="flex items-baseline gap-3">
              <p className="min-w-0 flex-1">
                <span className="wrap-anywhere font-semibold">
                  {own[0]?.mesero?.nombre ?? reportsMessages.nobody}
                </span>
                <span className="block text-14 text-ink-soft">
                  {[sedeOf(own[0]?.dbName), waysOf(own)].filter(Boolean).join(' · ')}
                </span>
              </p>
              <Money amount={total} className="font-semibold" />
            </li>
          ))}
        </ul>
        <ReceiptTotal amount={sum(tips.propinas)} label="Para repartir" />
        <p className="text-14 text-ink-soft">
          Son de quien atiende: no están en las ventas. Lo que se devolvió ya está descontado.
        </p>
      </Slip>
    </section>
  );
}

/** 'Efectivo $12.000 · Datáfono $30.000 · devuelto $2.000' */
function waysOf(tips: readonly Tip[]): string {
  const ways = METODOS_COBRO.map((metodo) => ({
    metodo,
    propina: paidBy(tips, metodo),
  })).filter(({ propina }) => propina !== 0);
  const back = tips.reduce((total, { devuelta }) => total + devuelta, 0);
  return [
    ...ways.map(({ metodo, propina }) => `${METODO_PAGO_LABELS[metodo]} ${formatMoney(propina)}`),
    ...(back === 0 ? [] : [`devuelto ${formatMoney(back)}`]),
  ].join(' · ');
}

function paidBy(tips: readonly Tip[], metodo: Tip['metodo']): number {
  return tips
    .filter((one) => one.metodo === metodo)
    .reduce((total, { propina }) => total + propina, 0);
}

function Days({ tips: { propinas } }: { tips: Tips }) {
  const used = METODOS_COBRO.filter((metodo) => propinas.some((one) => one.metodo === metodo));
  const hasBack = propinas.some(({ devuelta }) => devuelta !== 0);
  return (
    <ReportCard title="Por día y método">
      <ScrollBox label="Tabla: propinas por día y método">
        <DataTable
          caption="Propinas por día y método"
          columns={[
            'Día',
            ...used.map((metodo) => METODO_PAGO_LABELS[metodo]),
            ...(hasBack ? ['Devuelto'] : []),
            'Quedó',
          ]}
          rows={[...Map.groupBy(propinas, ({ dia }) => dia)].map(([dia, own]) => ({
            key: dia,
            cells: [
              <span key="dia" className="whitespace-nowrap">
                {shortDay(dia)}
              </span>,
              ...used.map((metodo) => pesos(paidBy(own, metodo))),
              ...(hasBack ? [pesos(-own.reduce((all, { devuelta }) => all + devuelta, 0))] : []),
              <Money key="quedo" amount={sum(own)} className="font-semibold" />,
            ],
          }))}
        />
      </ScrollBox>
    </ReportCard>
  );
}

function pesos(amount: number) {
  return amount === 0 ? <span className="text-ink-soft">—</span> : formatMoney(amount);
}

const ANSWERS = [
  { key: 'si', word: 'Sí, la sugerida', fill: 'bg-cilantro' },
  { key: 'otro', word: 'Otro valor', fill: 'bg-ink' },
  { key: 'no', word: 'No', fill: 'bg-off' },
] as const;

function asked({ respuestas: { si, otro, no } }: Tips): number {
  return si + otro + no;
}

/** What guests said when they were asked. */
function Answers({ tips }: { tips: Tips }) {
  const whole = asked(tips);
  if (whole === 0) return null;
  return (
    <ReportCard title="Qué respondieron">
      <p className="-mt-3 text-14 text-ink-soft">
        {`La última respuesta de ${counted(whole, 'cuenta cerrada', 'cuentas cerradas')} en estos días.`}
      </p>
      <ul className="grid gap-3.5">
        {ANSWERS.map(({ key, word, fill }) => {
          const said = tips.respuestas[key];
          return (
            <li key={key} className="grid gap-1.5">
              <p className="flex items-baseline gap-2">
                <span className="flex-1 font-semibold">{word}</span>
                <span className="text-14 text-ink-soft">{percent(shareOf(said, whole))}</span>
                <span className="min-w-8 text-right font-semibold">{count(said)}</span>
              </p>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
                <span
                  className={cx('block h-full rounded-full', fill)}
                  style={{ width: `${shareOf(said, whole) * 100}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </ReportCard>
  );
}
