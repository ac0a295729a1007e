import { formatMoney } from '@comanda/contract/money';
import { BadgeCheck, CircleSlash2 } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { BarrioField } from './barrio-field.tsx';
import type { PlaceDraft } from './delivery-quote.ts';
import { type Delivery, NO_FEE } from './use-delivery.ts';
import { barriosOf } from './zone-barrios.ts';

interface StaffDeliveryProps {
  delivery: Delivery;
  barrio: string;
  onChange: (place: PlaceDraft) => void;
  error: string | undefined;
}

/** The staff say the barrio, which has a fee, or that this delivery has none. */
export function StaffDelivery({ delivery, barrio, onChange, error }: StaffDeliveryProps) {
  const { zones, fee, quote } = delivery;
  const isFree = barrio === NO_FEE;
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1.5">
        <BarrioField
          label="Barrio"
          placeholder={isFree ? 'Sin tarifa de domicilio' : '¿A qué barrio va?'}
          barrios={barriosOf(zones?.zonas ?? [])}
          value={isFree ? '' : barrio}
          onChange={(typed) => onChange({ barrio: typed, punto: '' })}
          error={error}
        />
        {fee && (
          <p className="flex items-start gap-1.5 font-medium text-14 text-agave">
            <BadgeCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
            {[
              fee.valor === 0 ? 'Domicilio gratis' : `Domicilio ${formatMoney(fee.valor)}`,
              ...(quote && quote.zona.tiempo_min > 0 ? [`+${quote.zona.tiempo_min} min`] : []),
            ].join(' · ')}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-pressed={isFree}
        onClick={() => onChange({ barrio: isFree ? '' : NO_FEE, punto: '' })}
        className={cx(
          'flex min-h-12 items-center justify-center gap-2 rounded-control border px-4 font-semibold text-14 sm:mt-6.5',
          isFree
            ? 'border-achiote bg-achiote-wash text-achiote-ink'
            : 'border-control bg-surface hover:bg-sunken',
        )}
      >
        <CircleSlash2 aria-hidden size={18} />
        Sin tarifa
      </button>
    </div>
  );
}
