import { formatMoney } from '@comanda/contract/money';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import type { DeliveryQuote } from './delivery-quote.ts';
import { usePromised } from './use-promised.ts';

interface ZoneAnswerProps {
  quote: DeliveryQuote;
  /** What the dishes cost. */
  dishes: number;
}

/** What a delivery to this place costs, the least that it takes, and when it would be there. */
export function ZoneAnswer({ quote, dishes }: ZoneAnswerProps) {
  const { zona, valor, falta, faltaGratis } = quote;
  const promised = usePromised(zona.tiempo_min);
  return (
    <div className="grid gap-3 rounded-card border-l-6 border-l-agave bg-agave-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-agave">
        <BadgeCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span className="wrap-anywhere">Llegamos: zona {zona.nombre}</span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        <Cell value={valor === 0 ? 'Gratis' : formatMoney(valor)}>domicilio</Cell>
        <Cell value={zona.minimo === 0 ? 'Sin' : formatMoney(zona.minimo)}>
          {zona.minimo > 0 && falta === 0 ? 'mínimo ✓' : 'mínimo'}
        </Cell>
        {promised ? (
          <Cell value={`~${promised.minutos} min`}>{promised.hora}</Cell>
        ) : (
          <Cell value={zona.tiempo_min === 0 ? 'Cerca' : `+${zona.tiempo_min} min`}>de camino</Cell>
        )}
      </div>
      {falta > 0 && (
        <Missing missing={falta} of={zona.minimo} dishes={dishes}>
          para el pedido mínimo
        </Missing>
      )}
      {falta === 0 && faltaGratis !== null && zona.gratis_desde !== null && (
        <Missing missing={faltaGratis} of={zona.gratis_desde} dishes={dishes}>
          para domicilio gratis
        </Missing>
      )}
    </div>
  );
}

function Cell({ value, children }: { value: string; children: ReactNode }) {
  return (
    <p className="grid min-w-0 content-start rounded-control bg-surface px-2.5 py-2">
      <span className="title truncate text-16 sm:text-18">{value}</span>
      <span className="text-14 text-ink-soft">{children}</span>
    </p>
  );
}

interface MissingProps {
  missing: number;
  of: number;
  dishes: number;
  children: string;
}

function Missing({ missing, of, dishes, children }: MissingProps) {
  return (
    <div className="grid gap-1.5">
      <p className="text-14">
        Te faltan <Money amount={missing} className="font-bold" /> {children}
      </p>
      <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-surface">
        <span
          className="block h-full rounded-full bg-cilantro transition-[width] duration-150"
          style={{ width: `${Math.min(100, (100 * dishes) / of)}%` }}
        />
      </span>
    </div>
  );
}
