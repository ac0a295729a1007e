import { bogotaDateTime } from '@comanda/contract/days';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { PrintStatus } from '@comanda/contract/printing/printing';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { usePrintJobs } from './printing.queries.ts';

const SHOWN = 8;

const LOOKS: Record<PrintStatus['estado'], { word: string; tone: Tone }> = {
  pendiente: { word: 'En cola', tone: 'maiz' },
  enviado: { word: 'Imprimiendo', tone: 'maiz' },
  impreso: { word: 'Impreso', tone: 'cilantro' },
  fallido: { word: 'No se imprimió', tone: 'aji' },
};

/** The last tickets and, where one did not come out, why. */
export function RecentTickets({ dbName }: { dbName: string }) {
  const { data: jobs = [], error } = usePrintJobs(dbName);
  if (error && jobs.length === 0) {
    return <p className="text-14 text-aji">No pudimos traer los últimos tiquetes.</p>;
  }
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-18">Últimos tiquetes</h3>
      <ul>
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={job.id} className="grid gap-0.5 border-line border-t py-2.5">
            <p className="flex items-center justify-between gap-3 font-semibold">
              {job.orderId ? `Pedido ${shortId(job.orderId).toUpperCase()}` : 'Texto libre'}
              <Badge tone={LOOKS[job.estado].tone}>{LOOKS[job.estado].word}</Badge>
            </p>
            <p className="wrap-anywhere text-14 text-ink-soft">
              {[job.target, bogotaDateTime(job.createdAt), job.por].filter(Boolean).join(' · ')}
            </p>
            {job.error && <p className="wrap-anywhere text-14 text-aji">{job.error}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
