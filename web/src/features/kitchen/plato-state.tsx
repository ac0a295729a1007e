import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { AlsoAt, StationPlato } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { Check, Split } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { routeName } from '../stations/station-words.ts';

const TONES = { fresh: 'text-ink-soft', amber: 'text-maiz-ink', red: 'text-aji' } as const;

interface PlatoStateProps {
  plato: StationPlato;
  stations: readonly Station[];
  now: Date;
}

/** At the pass: which station makes a plate, and how long it has had it, or that it is done. */
export function PlatoState({ plato, stations, now }: PlatoStateProps) {
  const { estacion, isStruck, desde } = plato;
  const name = routeName(stations, estacion);
  if (isStruck) {
    return (
      <p className="flex items-center gap-2 font-medium text-18 text-cilantro">
        <Check aria-hidden className="size-4.5 shrink-0" />
        <span>
          {name}
          <span className="sr-only">, listo</span>
        </span>
      </p>
    );
  }
  const target = stations.find(({ clave }) => clave === estacion)?.objetivoMin;
  const { minutes, tone, share } = kitchenAge(desde, now, target);
  return (
    <p className={cx('flex items-center gap-2 font-medium text-18', TONES[tone])}>
      <WaitRing share={share} />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="whitespace-nowrap font-semibold">{minutes} min</span>
    </p>
  );
}

/** Fills up until the plate is very late. */
function WaitRing({ share }: { share: number }) {
  const ring = { cx: 8, cy: 8, r: 6, fill: 'none', stroke: 'currentColor', strokeWidth: 3 };
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="-rotate-90 size-4.5 shrink-0">
      <circle {...ring} className="opacity-30" />
      <circle {...ring} pathLength={1} strokeDasharray={`${Math.min(1, share)} 1`} />
    </svg>
  );
}

/** 'También en: Barra (1), Fogón, listo' */
export function AlsoAtLine({
  at,
  stations,
}: {
  at: readonly AlsoAt[];
  stations: readonly Station[];
}) {
  if (at.length === 0) return null;
  const words = at.map(({ estacion, quedan }) => {
    const name = routeName(stations, estacion);
    return quedan === 0 ? `${name}, listo` : `${name} (${quedan})`;
  });
  return (
    <p className="flex items-start gap-2 px-3 pb-3 font-medium text-18 text-ink-soft">
      <Split aria-hidden className="mt-1 size-4.5 shrink-0" />
      <span className="min-w-0">También en: {words.join(' · ')}</span>
    </p>
  );
}
