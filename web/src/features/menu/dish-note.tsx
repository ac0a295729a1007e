import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { Choice } from '../cart/cart.ts';
import type { DishChoice } from './use-dish-choice.ts';

interface DishNoteProps {
  choice: DishChoice;
  placeholder?: string;
}

/** What closes a dish's form: how extras are charged, and what the kitchen should know. */
export function DishNote({ choice, placeholder = 'Sin cebolla, bien asado…' }: DishNoteProps) {
  return (
    <>
      <OncePerLine choice={choice.choice} />
      <TextArea
        label="Observaciones"
        optional
        rows={2}
        maxLength={LIMITS.nota}
        value={choice.nota}
        onChange={(event) => choice.setNota(event.target.value)}
        placeholder={placeholder}
      />
    </>
  );
}

/** Several plates with extras: said before it surprises anybody. */
function OncePerLine({ choice }: { choice: Choice }) {
  const hasExtras = choice.combo || choice.adiciones?.length;
  if (choice.cantidad < 2 || !hasExtras) return null;
  return (
    <p className="text-14 text-ink-soft">
      Las adiciones y el combo se cobran una vez por línea, no por unidad.
    </p>
  );
}
