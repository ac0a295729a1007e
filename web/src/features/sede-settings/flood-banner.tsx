import { FLOOD, floodOf, type QuienPide } from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useOrders } from '../offline/use-orders.ts';
import { OPEN_ORDERS } from '../order-board/orders.queries.ts';
import { useNow } from '../realtime/use-now.ts';
import { useWhoOrders } from './sede-settings.queries.ts';

const LOOK = {
  flood: { tone: 'bg-aji-wash', ink: 'text-aji', icon: ShieldAlert },
  paused: { tone: 'bg-maiz-wash', ink: 'text-maiz-ink', icon: ShieldCheck },
} as const;

/** Warns when unusually many unknown people order, and stops them with one tap. */
export function FloodBanner({ dbName }: { dbName: string }) {
  const { data: open = [] } = useOrders(dbName, OPEN_ORDERS);
  const { quien, change } = useWhoOrders(dbName);
  const count = floodOf(open, useNow(30_000).getTime());
  const isPaused = quien === 'conocidos';
  const { tone, ink, icon: Icon } = LOOK[isPaused ? 'paused' : 'flood'];
  const [isChanging, run] = useBusy();
  const say = (next: QuienPide) =>
    run(() =>
      change.mutateAsync(next).catch((error) => {
        toast.error(messageOf(error), { id: 'quien-pide' });
      }),
    );
  return (
    <div role="status" className="empty:hidden">
      {(isPaused || count > 0) && (
        <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 md:px-5', tone)}>
          <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <Icon aria-hidden size={22} className={cx('shrink-0', ink)} />
            <p>
              <strong className={cx('block', ink)}>
                {isPaused
                  ? settingsMessages.onlyKnown
                  : settingsMessages.flood(count, FLOOD.minutes)}
              </strong>
              {isPaused ? settingsMessages.onlyKnownNow : settingsMessages.floodHint}
            </p>
          </div>
          <Button
            size="lg"
            variant="secondary"
            busy={isChanging}
            onClick={() => say(isPaused ? 'todos' : 'conocidos')}
            className="max-sm:w-full"
          >
            {isPaused ? settingsMessages.everybody : settingsMessages.onlyKnown}
          </Button>
        </div>
      )}
    </div>
  );
}
