import { Clock } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { type Opening, openingAt, openingWords } from './opening.ts';

/** The hours of a sede that is closed now and takes orders all the same; null otherwise. */
export function useClosedSede(): Opening | null {
  const location = useStored(stored.location);
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  if (!location || takesNoOrders) return null;
  const opening = openingAt(location.horario, now());
  return opening?.isOpen === false ? opening : null;
}

/** Tells that the sede is closed. It stands beside each button that sends an order. */
export function ClosedNotice() {
  const opening = useClosedSede();
  if (!opening) return null;
  return (
    <p className="flex items-start gap-2 rounded-card bg-maiz-wash px-3 py-2 text-14">
      <Clock aria-hidden size={18} className="mt-px shrink-0 text-maiz-ink" />
      <span className="text-pretty">
        <strong className="font-semibold text-maiz-ink">
          La sede está cerrada ahora: {sentence(openingWords(opening))}
        </strong>{' '}
        Quizá no vean tu pedido hasta que abran.
      </span>
    </p>
  );
}

/** A time already ends with a point: '11:00 a. m.' */
function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
