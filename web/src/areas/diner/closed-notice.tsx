import type { Location } from '@comanda/contract/locations/locations';
import { Clock } from 'lucide-react';
import { openingAt, openingWords } from '../../features/locations/opening.ts';
import { now } from '../../lib/clock.ts';

/** A sede that is closed takes the order all the same: whoever sends it should know. */
export function ClosedNotice({ location }: { location: Location }) {
  const opening = openingAt(location.horario, now());
  if (!opening || opening.isOpen) return null;
  return (
    <p className="flex items-start gap-2 rounded-card bg-maiz-wash px-3 py-2 text-14">
      <Clock aria-hidden size={18} className="mt-px shrink-0 text-maiz-ink" />
      <span>
        <span className="font-semibold text-maiz-ink">
          La sede está cerrada ahora: {sentence(openingWords(opening))}
        </span>{' '}
        Puedes pedir, pero quizá no vean tu pedido hasta que abran.
      </span>
    </p>
  );
}

/** An hour ends in a point of its own: '11:00 a. m.' */
function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
