import { Clock } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { type Opening, openingWords, unbroken } from './opening.ts';
import { openingAt } from './opening-text.ts';

/** The hours of a sede that is closed now and takes orders all the same; null otherwise. */
export function useClosedSede(): Opening | null {
  const location = useStored(stored.location);
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  // Where the sede keeps its hours, it refuses what comes too late, and says so itself.
  if (!location || takesNoOrders || location.servicio?.horas) return null;
  const opening = openingAt(location.horario, now());
  return opening?.isOpen === false ? opening : null;
}

/** Tells that the sede is closed: beside each button that sends an order, and over an order that nobody has prepared. */
export function ClosedNotice() {
  const opening = useClosedSede();
  if (!opening) return null;
  return (
    <p data-clear className="flex items-start gap-2 rounded-card bg-maiz-wash px-3 py-2 text-14">
      <Clock aria-hidden size={18} className="mt-px shrink-0 text-maiz-ink" />
      <span className="text-pretty">
        <strong className="font-semibold text-maiz-ink">
          La sede está cerrada: {sentence(opening)}
        </strong>{' '}
        Quizá no vean tu pedido {opening.until ? 'antes' : 'hoy'}.
      </span>
    </p>
  );
}

/** A time already ends with a point: 'abre a las 11 a. m.' */
function sentence(opening: Opening): string {
  const words = unbroken(openingWords(opening).replace(':00', ''));
  return words.endsWith('.') ? words : `${words}.`;
}
