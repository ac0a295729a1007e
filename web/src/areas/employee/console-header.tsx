import type { ReactNode } from 'react';
import { ConnectionStatus } from '../../features/realtime/connection-status.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { AlertMark } from '../../ui/tabs.tsx';
import { SedeSeal } from './sede-seal.tsx';
import { UserBlock } from './user-block.tsx';

interface ConsoleHeaderProps {
  title: string;
  /** The section's tabs. */
  children?: ReactNode;
  /** A single tab says nothing the title does not: where it would cost a row, only its mark stays. */
  onlyTab?: { alert: string | undefined };
  /** Other living marks: the sound, the clock. */
  marks?: ReactNode;
  /** Sections without live orders have no connection to speak of. */
  isLive: boolean;
}

export function ConsoleHeader({ title, children, onlyTab, marks, isLive }: ConsoleHeaderProps) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  return (
    <header className="sticky top-0 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b bg-surface px-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:px-5">
      <div className="flex h-[10dvh] min-h-16 min-w-0 items-center gap-3">
        <SedeSeal className="size-11 max-sm:hidden lg:hidden" />
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <h1 className="truncate text-22 max-md:leading-tight">{title}</h1>
            {onlyTab?.alert && <AlertMark className="lg:hidden">{onlyTab.alert}</AlertMark>}
          </div>
          <p className="truncate text-14 text-ink-soft max-md:leading-tight md:max-w-56 xl:max-w-72">
            {location?.nombre}
            {restaurant && (
              <span className={cx(location && 'max-sm:hidden')}>
                {location && ' · '}
                {restaurant.nombre}
              </span>
            )}
          </p>
          {user?.tipo === 'empleado' && (
            <p className="truncate text-12 text-ink-soft md:hidden">
              {[user.cargo?.nombre, user.nombre].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      {/* Under the header on small screens, inside it where there is room. */}
      <div
        className={cx(
          'order-last col-span-2 min-w-0 self-stretch lg:order-none lg:col-span-1 lg:flex',
          onlyTab ? 'hidden' : 'flex',
        )}
      >
        {children}
      </div>
      <div className="flex items-center gap-2 lg:gap-4">
        {marks}
        {isLive && <ConnectionStatus className="shrink-0" />}
        <UserBlock />
      </div>
    </header>
  );
}
