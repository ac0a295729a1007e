import { refusalText } from '@comanda/contract/locations/refusals.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { shortWhen } from '../sede-state/sede-words.ts';
import type { CheckoutWhen } from './use-when.ts';

interface WhenRefusedProps {
  when: CheckoutWhen;
  /** Orders the same in another way; what was typed stays. */
  onOther: (tipo: Tipo) => void;
}

/** Why the sede does not take the order for then, and what it takes: other hours, or another way. */
export function WhenRefused({ when, onOther }: WhenRefusedProps) {
  const { programado, notNow, now, others, choose } = when;
  const refusal = when.refusal ?? (programado === null ? notNow : null);
  if (!refusal) return null;
  const [detail] = refusal.details;
  const slots = 'siguientes' in detail && when.mayBeLater ? detail.siguientes : [];
  return (
    <div role="alert" className="grid gap-2.5 rounded-card bg-maiz-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-maiz-ink">
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
        <span>
          {refusalText(refusal, now)}
          {programado && (
            <span className="block font-normal text-ink">
              No has perdido nada: con un toque queda para {shortWhen(programado, now)}.
            </span>
          )}
        </span>
      </p>
      {(slots.length > 1 || others.length > 0) && (
        <div className="flex flex-wrap gap-2">
          {slots.map((slot) => (
            <Button
              key={slot}
              size="lg"
              variant={slot === programado ? 'wash' : 'secondary'}
              aria-pressed={slot === programado}
              onClick={() => choose(slot)}
            >
              {shortWhen(slot, now)}
            </Button>
          ))}
          {slots.length === 0 &&
            others.map((tipo) => {
              const { icon: Icon, word } = TIPO_LOOK[tipo];
              return (
                <Button
                  key={tipo}
                  size="lg"
                  variant="secondary"
                  icon={<Icon aria-hidden size={20} />}
                  onClick={() => onOther(tipo)}
                >
                  Pedir {word.toLowerCase()}
                </Button>
              );
            })}
        </div>
      )}
    </div>
  );
}
