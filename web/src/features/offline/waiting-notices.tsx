import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { Clock, CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStill } from '../../lib/touch.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { amountWaiting, countWaiting } from './deed-texts.ts';
import { dismiss, type Problem, type QueuedDeed } from './outbox.ts';
import { changeOutbox, useIsUnsent, useOthersWaiting, useProblems } from './outbox-store.ts';

interface WaitingNoticesProps {
  dbName: string;
  /** Takes a refused order up again. Only on screens that take orders. */
  onRetake?: (problem: Problem) => void;
  /** What mends the cause of a problem, where this screen can. */
  action?: (problem: Problem) => ReactNode;
  className?: string;
}

/** Shows refused deeds that need somebody's decision, and deeds that others left waiting here. */
export function WaitingNotices({ dbName, onRetake, action, className }: WaitingNoticesProps) {
  // A screen that takes no orders could only discard a refused order, so it does not show it.
  const current = useProblems(dbName).filter(({ order }) => order === null || onRetake);
  // The notices stand above the lists, so they come and go when nobody touches the screen.
  const problems = useStill(current);
  const others = useStill(useOthersWaiting(dbName));
  if (problems.length === 0 && others.length === 0) return null;
  return (
    <div className={cx('mb-3 grid gap-2', className)}>
      {problems.length > 0 && (
        <ul aria-label="Lo que no se pudo hacer" className="grid gap-2" data-clear>
          {problems.map((problem) => (
            <ProblemCard
              key={problem.id}
              problem={problem}
              isDone={!current.some(({ id }) => id === problem.id)}
              onRetake={onRetake}
              action={action?.(problem)}
            />
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
            En este dispositivo {countWaiting(deeds) === 1 ? 'espera' : 'esperan'}{' '}
            {amountWaiting(deeds)} de {name}: {countWaiting(deeds) === 1 ? 'sale' : 'salen'} cuando
            vuelva a ingresar.
          </span>
        </p>
      ))}
    </div>
  );
}

interface ProblemCardProps {
  problem: Problem;
  isDone: boolean;
  onRetake: ((problem: Problem) => void) | undefined;
  action: ReactNode;
}

/** A refused deed: what it was, why it was refused, and what to do now. */
function ProblemCard({ problem, isDone, onRetake, action }: ProblemCardProps) {
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
        {action}
        {order && onRetake && (
          <Button variant="wash" size="lg" disabled={isDone} onClick={() => onRetake(problem)}>
            Retomar el pedido
          </Button>
        )}
        <Button
          variant="secondary"
          size="lg"
          disabled={isDone}
          onClick={() => void changeOutbox((box) => dismiss(box, id))}
        >
          {order ? 'Descartar' : 'Entendido'}
          <span className="sr-only"> {place}</span>
        </Button>
      </div>
    </li>
  );
}

interface LeaveDialogProps {
  open: boolean;
  deeds: readonly QueuedDeed[];
  sede: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a session ends while deeds wait to be sent. */
export function LeaveDialog({ open, deeds, sede, onStay, onLeave }: LeaveDialogProps) {
  const isOne = countWaiting(deeds) === 1;
  return (
    <ConfirmDialog
      open={open}
      title={`Tienes ${amountWaiting(deeds)} sin enviar`}
      confirmLabel="Cerrar sesión de todos modos"
      cancelLabel="Quedarme"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p className="text-ink-soft">
        Si te quedas, {isOne ? 'sale solo' : 'salen solos'} al volver la red. Si cierras sesión,{' '}
        {isOne ? 'espera' : 'esperan'} en este dispositivo hasta que ingreses otra vez en {sede} con
        tu cuenta: nadie más {isOne ? 'lo' : 'los'} envía ni {isOne ? 'lo' : 'los'} ve.
      </p>
    </ConfirmDialog>
  );
}

/** Marks an order that, in itself or in its last move, has not reached the server. */
export function UnsentMark({ orderId }: { orderId: string }) {
  if (!useIsUnsent(orderId)) return null;
  return (
    <Badge tone="maiz" icon={<CloudOff aria-hidden size={14} />}>
      {offlineMessages.unsent}
    </Badge>
  );
}
