import type { Report } from '@comanda/contract/reports/reports';
import { Bike, ChefHat, type LucideIcon } from 'lucide-react';
import { Money } from '../../ui/money.tsx';
import { DataTable, ReportCard, ScrollBox } from './report-card.tsx';
import { type Change, ChangeMark, changeInMinutes } from './report-change.tsx';
import { Compared } from './report-compared.tsx';
import { count, minutes } from './report-numbers.ts';

/** How long people wait: for the kitchen, and from there to the table or the door. */
export function TimesCard({ report }: { report: Report }) {
  const { actual, anterior } = report;
  return (
    <ReportCard title="Tiempos">
      <Compared report={report} className="-mt-3" />
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

interface StaffCardProps {
  report: Report;
  className?: string;
}

/**
 * What each person did. Their sales are the orders they took. With several sedes each row names its
 * sede.
 */
export function StaffCard({ report: { personal, porSede }, className }: StaffCardProps) {
  const sedeOf = (dbName: string) =>
    porSede.length > 1 ? porSede.find((sede) => sede.dbName === dbName)?.nombre : undefined;
  return (
    <ReportCard title="Personal" className={className}>
      {personal.length === 0 ? (
        <p className="text-14 text-ink-soft">Nadie ha movido pedidos en estos días.</p>
      ) : (
        <ScrollBox label="Tabla: personal">
          <DataTable
            caption="Lo que hizo cada persona"
            columns={['Persona', 'Vendió', 'Tomó', 'Preparó', 'Entregó', 'Facturó']}
            rows={personal.map((one) => ({
              key: `${one.dbName} ${one.empleado}`,
              cells: [
                <span key="name" className="wrap-anywhere">
                  {one.nombre}
                  {sedeOf(one.dbName) && (
                    <span className="block font-normal text-12 text-ink-soft">
                      {sedeOf(one.dbName)}
                    </span>
                  )}
                </span>,
                one.ventas > 0 ? (
                  <Money key="ventas" amount={one.ventas} className="font-semibold" />
                ) : (
                  number(0)
                ),
                number(one.tomados),
                number(one.preparados),
                number(one.entregados),
                number(one.facturados),
              ],
            }))}
          />
        </ScrollBox>
      )}
    </ReportCard>
  );
}

function number(value: number) {
  return value === 0 ? <span className="text-ink-soft">0</span> : count(value);
}
