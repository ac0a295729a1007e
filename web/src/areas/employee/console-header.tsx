import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { canPerform } from '@comanda/contract/permissions';
import { Soup } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { PauseSwitch } from '../../features/attention/pause-switch.tsx';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { useSocketStatus } from '../../lib/live/socket.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { AlertMark } from '../../ui/tabs.tsx';
import { useEmployee } from './employee-rights.ts';
import { UserBlock } from './user-block.tsx';

/** The button that opens the sections on a tablet; null where the rail shows them or there is only one. */
export const MenuOpener = createContext<ReactNode>(null);

interface ConsoleHeaderProps {
  title: string;
  /** The tabs of the section. */
  children?: ReactNode;
  /** A single tab adds nothing to the title, so on small screens only its mark is shown. */
  onlyTab?: { alert: string | undefined } | undefined;
  /** So many tabs that they have a row of their own on every screen. */
  hasManyTabs?: boolean;
  /** Other marks, such as sound and clock. */
  marks?: ReactNode;
  /** So many of them that none has room for words. */
  isCrowded?: boolean;
  /** False for sections without live orders, which show no connection state. */
  isLive: boolean;
}

export function ConsoleHeader(props: ConsoleHeaderProps) {
  const { title, children, onlyTab, hasManyTabs = false, marks, isLive } = props;
  const { isCrowded = false } = props;
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  const door = useStored(sharedDoor);
  const opener = use(MenuOpener);
  const mayPause = canPerform(useEmployee(), 'sede.pause');
  return (
    <header className="sticky top-0 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b bg-surface px-4 sm:gap-x-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:px-5">
      <div className="flex h-[10dvh] min-h-16 min-w-0 items-center gap-3">
        {opener && <div className="max-md:hidden lg:hidden">{opener}</div>}
        <SedeSeal
          className={cx('size-11 max-sm:hidden lg:hidden', Boolean(opener) && 'md:hidden')}
        />
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
            <p className={cx('truncate text-12 text-ink-soft', door ? 'xl:hidden' : 'md:hidden')}>
              {[user.cargo?.nombre, user.nombre].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      {/* Below the header on small screens, inside it on large ones. */}
      <div
        className={cx(
          'order-last col-span-2 min-w-0 self-stretch lg:flex',
          hasManyTabs ? 'lg:col-span-3' : 'lg:order-none lg:col-span-1',
          onlyTab ? 'hidden' : 'flex',
        )}
      >
        {children}
      </div>
      <div
        className={cx(
          'flex items-center gap-0.5 sm:gap-2',
          !isCrowded && 'lg:gap-4',
          hasManyTabs && 'lg:col-start-3',
        )}
      >
        {mayPause && location && <PauseSwitch dbName={location.dbName} isSlim={isCrowded} />}
        {marks}
        {isLive && <ConnectionStatus className="shrink-0" />}
        <UserBlock />
      </div>
    </header>
  );
}

/** The sede's logo, or a default sign. */
export function SedeSeal({ className }: { className?: string }) {
  const location = useStored(stored.location);
  const alt = location ? `Logo de ${location.nombre}` : 'Logo';
  if (!location?.logo) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx(
          'grid shrink-0 place-items-center rounded-full bg-achiote-wash text-achiote-ink',
          className,
        )}
      >
        <Soup aria-hidden className="size-1/2" />
      </span>
    );
  }
  return (
    <Picture
      src={location.logo}
      alt={alt}
      sizes="64px"
      className={cx('shrink-0 rounded-full', className)}
    />
  );
}

/**
 * Green while the socket is connected, else red. The words tell which; on a phone only screen
 * readers get them.
 */
function ConnectionStatus({ className = '' }: { className?: string }) {
  const status = useSocketStatus();
  const isConnected = status === socketMessages.connected;
  return (
    <span role="status" className={className}>
      <Pulse tone={isConnected ? 'cilantro' : 'aji'} moving={!isConnected}>
        <span className="max-sm:sr-only">{status}</span>
      </Pulse>
    </span>
  );
}
