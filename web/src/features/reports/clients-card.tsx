import type { Report } from '@comanda/contract/reports/reports';
import { cx } from '../../ui/cx.ts';
import { ReportCard } from './report-card.tsx';
import { count } from './report-numbers.ts';

/** Who came for the first time and who came back; a guest's order tells neither. */
export function ClientsCard({ clientes }: { clientes: Report['clientes'] }) {
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
