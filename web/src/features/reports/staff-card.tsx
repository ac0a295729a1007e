import type { Report } from '@comanda/contract/reports/reports';
import { Money } from '../../ui/money.tsx';
import { DataTable } from './data-table.tsx';
import { ReportCard } from './report-card.tsx';
import { count } from './report-numbers.ts';
import { ScrollBox } from './scroll-box.tsx';

interface StaffCardProps {
  report: Report;
  className?: string;
}

/** What each person did; what they sold are the orders they took. The names of the sedes stand there when there are several. */
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
