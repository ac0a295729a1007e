import { Clock } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { amountWaiting } from './amount-waiting.ts';
import type { Problem } from './outbox.ts';
import { ProblemCard } from './problem-card.tsx';
import { useOthersWaiting, useProblems } from './use-outbox.ts';

interface WaitingNoticesProps {
  dbName: string;
  /** Takes an order that came back up again; only where orders are taken. */
  onRetake?: (problem: Problem) => void;
  className?: string;
}

/** What became of what waited, where it needs somebody; and what others left waiting here. */
export function WaitingNotices({ dbName, onRetake, className }: WaitingNoticesProps) {
  // Where orders are not taken, one that came back could only be thrown away.
  const problems = useProblems(dbName).filter(({ order }) => order === null || onRetake);
  const others = useOthersWaiting(dbName);
  if (problems.length === 0 && others.length === 0) return null;
  return (
    <div className={cx('mb-3 grid gap-2', className)}>
      {problems.length > 0 && (
        <ul aria-label="Lo que no se pudo hacer" className="grid gap-2">
          {problems.map((problem) => (
            <ProblemCard key={problem.id} problem={problem} onRetake={onRetake} />
          ))}
        </ul>
      )}
      {others.map(({ name, deeds }) => (
        <p
          key={name}
          className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 font-medium"
        >
          <Clock aria-hidden size={22} className="shrink-0" />
          <span className="min-w-0 break-words">
            En este dispositivo {deeds.length === 1 ? 'espera' : 'esperan'} {amountWaiting(deeds)}{' '}
            de {name}: {deeds.length === 1 ? 'sale' : 'salen'} cuando vuelva a ingresar.
          </span>
        </p>
      ))}
    </div>
  );
}
