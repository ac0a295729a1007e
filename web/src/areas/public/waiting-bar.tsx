import { ASK_AGAIN_MS, WAIT_MS } from '../../features/memberships/watch-payment.ts';
import { useNow } from '../../features/realtime/use-now.ts';

/** How much of the wait has passed. Drawn apart from the words, which are read aloud only once. */
export function WaitingBar({ since }: { since: number }) {
  const passed = Math.max(0, useNow(1000).getTime() - since);
  const seconds = Math.floor(passed / 1000);
  return (
    <div aria-hidden className="grid gap-1.5 text-14 text-ink-soft">
      <div className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-maiz transition-[width] duration-200"
          style={{ width: `${Math.min(100, (passed / WAIT_MS) * 100)}%` }}
        />
      </div>
      <p className="flex justify-between">
        <span>Preguntamos cada {ASK_AGAIN_MS / 1000} segundos</span>
        <span className="figures text-ink">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      </p>
    </div>
  );
}
