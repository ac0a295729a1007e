import { type KitchenTone, kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { isOpenPlato, stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { cx } from '../../ui/cx.ts';

interface StationLoad {
  station: Station;
  quedan: number;
  minutes: number;
  tone: KitchenTone;
  share: number;
}

const BARS: Record<KitchenTone, string> = {
  fresh: 'bg-current',
  amber: 'bg-maiz-band',
  red: 'bg-aji',
};

/** At the pass: what each station has yet to make, and how long its oldest plate waits. */
export function PassTape({ orders, stations, now }: PassTapeProps) {
  const loads = loadsOf(orders, stations, now);
  const total = loads.reduce((sum, { quedan }) => sum + quedan, 0);
  if (total === 0) return null;
  return (
    <section
      aria-label="Falta"
      className="perforated rounded-t-card bg-ink px-3 pt-3 pb-6 text-on-ink"
    >
      <h2 className="flex items-baseline justify-between gap-2 pb-2 text-18">
        Falta <span className="figures text-24">{total}</span>
      </h2>
      <ul>
        {loads.map(({ station, quedan, minutes, tone, share }) => (
          <li
            key={station.clave}
            className="border-current/25 border-t border-dashed py-2 font-medium text-18"
          >
            <p className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 break-words">{station.nombre}</span>
              <span className="figures text-20">{quedan}</span>
            </p>
            <div aria-hidden className="my-1.5 h-1.5 overflow-hidden rounded-full bg-current/15">
              <div
                className={cx('h-full rounded-full', BARS[tone])}
                style={{ width: `${Math.min(100, Math.max(8, share * 100))}%` }}
              />
            </div>
            <p className={cx('text-14', tone === 'red' && 'font-bold')}>
              el más viejo, {minutes} min
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PassTapeProps {
  orders: readonly Order[];
  stations: readonly Station[];
  now: Date;
}

/** Stations with something to make, the latest first. */
function loadsOf(orders: readonly Order[], stations: readonly Station[], now: Date): StationLoad[] {
  const open = orders
    .filter(({ estado }) => estado === 'enviado')
    .flatMap((order) => stationPlatos(order, stations).filter(isOpenPlato));
  return stations
    .flatMap((station) => {
      const own = open.filter(({ estacion }) => estacion === station.clave);
      const quedan = own.reduce((sum, { cantidad }) => sum + cantidad, 0);
      const ages = own.map(({ desde }) => kitchenAge(desde, now, station.objetivoMin));
      const [oldest] = ages.sort((a, b) => b.minutes - a.minutes);
      return oldest ? [{ station, quedan, ...oldest }] : [];
    })
    .sort((a, b) => b.share - a.share);
}
