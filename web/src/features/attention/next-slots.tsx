import { bogotaDay, bogotaTime } from '@comanda/contract/days';
import type { SlotSettings } from '@comanda/contract/locations/slots.rules';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { cx } from '../../ui/cx.ts';

const SHOWN = 6;
const REFRESH_MS = 30_000;

interface NextSlotsProps {
  dbName: string;
  settings: Pick<SlotSettings, 'programar' | 'canales'>;
  now: Date;
}

/** The next slots that may be chosen, and which of them are full. Nothing where nobody chooses a slot. */
export function NextSlots({ dbName, settings, now }: NextSlotsProps) {
  const dia = bogotaDay(now);
  const tipo = settings.canales.llevar ? 'para_llevar' : 'a_domicilio';
  const { data } = useQuery({
    queryKey: ['slots', dbName, tipo, dia],
    queryFn: async ({ signal }) =>
      (await api('GET /api/locations/slots', { query: { dbName, tipo, dia }, signal })).data,
    refetchInterval: REFRESH_MS,
    enabled: settings.programar.activo,
  });
  const slots = data?.slice(0, SHOWN) ?? [];
  if (slots.length === 0) return null;
  const full = slots.filter(({ llena }) => llena).length;
  return (
    <figure className="grid gap-1.5">
      <ul aria-label="Las próximas horas" className="grid grid-cols-6 items-end gap-1.5">
        {slots.map(({ franja, llena }) => (
          <li key={franja} className="text-center text-12">
            <span
              aria-hidden
              className={cx('block rounded-t-[4px]', llena ? 'h-10 bg-ink' : 'h-3 bg-control')}
            />
            {bogotaTime(franja).replace(/ .*/, '')}
            <span className="sr-only">{llena ? ' llena' : ' con lugar'}</span>
          </li>
        ))}
      </ul>
      <figcaption className="text-14 text-ink-soft">{fullWords(full, slots)}</figcaption>
    </figure>
  );
}

/** '2 franjas llenas. Se ofrece desde las 6:50.' */
function fullWords(full: number, slots: readonly { franja: string; llena: boolean }[]): string {
  if (full === 0) return 'Hay lugar en todas las que siguen.';
  const next = slots.find(({ llena }) => !llena);
  const offered = next ? ` Se ofrece desde las ${bogotaTime(next.franja)}` : '';
  return `${full === 1 ? '1 franja llena' : `${full} franjas llenas`}.${offered}`;
}
