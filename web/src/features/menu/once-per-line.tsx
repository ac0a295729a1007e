import type { Choice } from '../cart/cart.ts';

/** Several plates with extras: said before it surprises anybody. */
export function OncePerLine({ choice }: { choice: Choice }) {
  const hasExtras = choice.combo || choice.adiciones?.length;
  if (choice.cantidad < 2 || !hasExtras) return null;
  return (
    <p className="text-14 text-ink-soft">
      Las adiciones y el combo se cobran una vez por línea, no por unidad.
    </p>
  );
}
