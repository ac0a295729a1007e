import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { dismiss, type Problem } from './outbox.ts';
import { changeOutbox } from './outbox-store.ts';

interface ProblemCardProps {
  problem: Problem;
  onRetake: ((problem: Problem) => void) | undefined;
}

/** Something that waited and was not done: what, why, and the way on. */
export function ProblemCard({ problem, onRetake }: ProblemCardProps) {
  const { id, place, text, cause, order } = problem;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-maiz-wash py-2 pr-2 pl-4">
      <TriangleAlert aria-hidden size={22} className="text-maiz-ink" />
      <div className="min-w-48 flex-1">
        <p className="break-words font-semibold text-maiz-ink">
          {place}: {text}
        </p>
        <p className="break-words text-14">{cause}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {order && onRetake && (
          <Button variant="wash" size="lg" onClick={() => onRetake(problem)}>
            Retomar el pedido
          </Button>
        )}
        <Button
          variant="secondary"
          size="lg"
          onClick={() => void changeOutbox((box) => dismiss(box, id))}
        >
          {order ? 'Descartar' : 'Entendido'}
          <span className="sr-only"> {place}</span>
        </Button>
      </div>
    </li>
  );
}
