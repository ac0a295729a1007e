import type { Report } from '@comanda/contract/reports/reports';
import { Bike, ChefHat, type LucideIcon } from 'lucide-react';
import { ChangeMark } from './change-mark.tsx';
import { ReportCard } from './report-card.tsx';
import { type Change, changeInMinutes } from './report-change.ts';
import { minutes } from './report-numbers.ts';

/** How long people wait: for the kitchen, and from there to the table or the door. */
export function TimesCard({ report: { actual, anterior } }: { report: Report }) {
  return (
    <ReportCard title="Tiempos">
      <dl className="grid gap-4">
        <Time
          icon={ChefHat}
          title="Preparación"
          hint="Desde que se toma hasta que está listo"
          value={actual.minutosPreparacion}
          change={changeInMinutes(actual.minutosPreparacion, anterior.minutosPreparacion)}
        />
        <Time
          icon={Bike}
          title="Entrega"
          hint="Desde que está listo hasta que se entrega"
          value={actual.minutosEntrega}
          change={changeInMinutes(actual.minutosEntrega, anterior.minutosEntrega)}
        />
      </dl>
    </ReportCard>
  );
}

interface TimeProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  value: number | null;
  change: Change | null;
}

function Time({ icon: Icon, title, hint, value, change }: TimeProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <Icon aria-hidden size={22} className="row-span-2 text-ink-soft" />
      <dt className="font-semibold">{title}</dt>
      <dd className="figures row-span-2 text-right text-24">
        {value === null ? <span className="text-ink-soft text-14">Sin medir</span> : minutes(value)}
      </dd>
      <dd className="text-14 text-ink-soft">
        {change && change.direction !== 'same' ? <ChangeMark change={change} isLessBetter /> : hint}
      </dd>
    </div>
  );
}
