import { formatMoney } from '@comanda/contract/money';
import type { Zone } from '@comanda/contract/zones/zones';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/form/switch.tsx';

/** Where the parts of a row stand: in one line, or on a phone in two. */
export const ZONE_GRID =
  "grid items-center gap-x-3 [grid-template-areas:'grip_name_switch'_'._terms_terms'] grid-cols-[2.25rem_minmax(0,1fr)_auto] @min-[44rem]:[grid-template-areas:'grip_name_fee_least_minutes_free_switch'] @min-[44rem]:grid-cols-[2.25rem_minmax(0,1fr)_5rem_5rem_5rem_6rem_3.25rem]";

/** How many barrios are named before the rest is counted. */
const NAMED = 4;

interface ZoneRowProps {
  zona: Zone;
  grip: ReactNode;
  disabled: boolean;
  onOpen: () => void;
  onSwitch: (activa: boolean) => void;
}

export function ZoneRow({ zona, grip, disabled, onOpen, onSwitch }: ZoneRowProps) {
  const { nombre, tarifa, minimo, gratis_desde, tiempo_min, activa } = zona;
  const fee = tarifa === 0 ? 'gratis' : formatMoney(tarifa);
  const least = minimo === 0 ? 'sin mínimo' : formatMoney(minimo);
  const minutes = tiempo_min === 0 ? '—' : `+${tiempo_min} min`;
  const free = gratis_desde === null ? 'nunca' : formatMoney(gratis_desde);
  const tone = activa ? '' : 'text-ink-soft';
  return (
    <div className={cx(ZONE_GRID, 'py-2')}>
      <div className="-ml-2 [grid-area:grip]">{grip}</div>
      <button
        type="button"
        onClick={onOpen}
        className="group grid min-h-touch min-w-0 content-center rounded-control py-1 text-left [grid-area:name]"
      >
        <span className={cx('wrap-anywhere font-semibold group-hover:underline', tone)}>
          {nombre}
        </span>
        <span className="wrap-anywhere text-14 text-ink-soft">{reachWords(zona)}</span>
      </button>
      <p className="text-14 text-ink-soft [grid-area:terms] @min-[44rem]:hidden">
        {[
          `Domicilio ${fee}`,
          ...(minimo > 0 ? [`mín. ${least}`] : []),
          ...(tiempo_min > 0 ? [minutes] : []),
          ...(gratis_desde === null ? [] : [`gratis desde ${free}`]),
        ].join(' · ')}
      </p>
      {(
        [
          ['fee', fee, '[grid-area:fee]'],
          ['least', minimo === 0 ? '—' : least, '[grid-area:least]'],
          ['minutes', minutes, '[grid-area:minutes]'],
          ['free', free, '[grid-area:free]'],
        ] as const
      ).map(([key, text, area]) => (
        <span key={key} className={cx('hidden text-14 @min-[44rem]:block', area, tone)}>
          {text}
        </span>
      ))}
      <div className="[grid-area:switch]">
        <Switch checked={activa} onChange={onSwitch} disabled={disabled}>
          <span className="sr-only">Recibir domicilios en {nombre}</span>
        </Switch>
      </div>
    </div>
  );
}

/** 'Rosales, Quinta Camacho, Marly y 6 más' */
function reachWords({ barrios, poligono, radio_m }: Zone): string {
  const named = barrios.slice(0, NAMED);
  const rest = barrios.length - named.length;
  const km = radio_m === null ? '' : `${(radio_m / 1000).toLocaleString('es-CO')} km a la redonda`;
  return [
    ...(named.length > 0 ? [`${named.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`] : []),
    ...(poligono ? ['por mapa'] : []),
    ...(km ? [km] : []),
  ].join(' · ');
}
