import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { changeInWords } from './report-change.ts';
import { weekdayName, weekdayOf } from './report-days.ts';
import { counted, shareOf } from './report-numbers.ts';

interface TodayBandProps {
  hoy: NonNullable<Report['hoy']>;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Today, live, on its way to what the same weekday sold a week ago. */
export function TodayBand({ hoy, today }: TodayBandProps) {
  const { semanaPasada, semanaPasadaCompleta } = hoy;
  const weekday = `${weekdayName(weekdayOf(today))} pasado`;
  const scale = Math.max(hoy.ventas, semanaPasadaCompleta.ventas);
  return (
    <section aria-label="Hoy">
      <Card className="grid grid-cols-1 gap-x-6 gap-y-3 px-4 py-4 sm:px-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Pulse tone="cilantro" moving className="self-center">
            Hoy
          </Pulse>
          <span key={hoy.ventas} className="animate-fade">
            <Money amount={hoy.ventas} className="figures text-24" />
          </span>
          <span className="text-14 text-ink-soft">{counted(hoy.pedidos, 'pedido', 'pedidos')}</span>
        </p>
        <div className="grid gap-2">
          <div aria-hidden className="relative h-2.5 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-achiote transition-[width] duration-200"
              style={{ width: `${shareOf(hoy.ventas, scale) * 100}%` }}
            />
            {semanaPasada.ventas > 0 && (
              <span
                className="-top-1 -bottom-1 absolute w-0.5 rounded-full bg-ink"
                style={{ left: `${shareOf(semanaPasada.ventas, scale) * 100}%` }}
              />
            )}
          </div>
          <p className="text-14 text-ink-soft">{paceInWords(hoy, weekday)}</p>
        </div>
      </Card>
    </section>
  );
}

function paceInWords(hoy: TodayBandProps['hoy'], weekday: string): string {
  const { semanaPasada, semanaPasadaCompleta } = hoy;
  if (semanaPasadaCompleta.ventas === 0) return `El ${weekday} no hubo ventas.`;
  const close = `Ese día cerró en ${formatMoney(semanaPasadaCompleta.ventas)}.`;
  const change = changeInWords(hoy.ventas, semanaPasada.ventas);
  if (change === null) return `El ${weekday} a esta hora no había ventas. ${close}`;
  const pace = change === 'igual' ? 'Igual' : capitalised(change);
  return `${pace} que el ${weekday} a esta hora (${formatMoney(semanaPasada.ventas)}). ${close}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
