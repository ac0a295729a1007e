import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { canPerform, type Permiso } from '@comanda/contract/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OtherTabNotice } from '../../features/auth/other-tab-notice.tsx';
import { signOut } from '../../features/auth/session.ts';
import { useKitchenLight } from '../../features/kitchen/kitchen-light.ts';
import { useReadOnly } from '../../features/memberships/use-read-only.ts';
import { amountWaiting } from '../../features/offline/deed-texts.ts';
import { useKeptOrder } from '../../features/offline/kept-order.ts';
import { knownOutbox } from '../../features/offline/outbox-store.ts';
import { useOfflineWork } from '../../features/offline/use-offline-work.ts';
import { BILL_SECTIONS } from '../../features/order-board/bill-alerts.ts';
import { SECTIONS, useOrderAlerts } from '../../features/order-board/order-alerts.ts';
import { SoundOverlay } from '../../features/realtime/sound-controls.tsx';
import { useHasAccounts } from '../../features/sede-settings/sede-settings.queries.ts';
import { useAccounts } from '../../features/tables/accounts.queries.ts';
import { useLiveOrders } from '../../features/tables/use-live-orders.ts';
import { onSessionEnd } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useTop } from '../../lib/use-top.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { MenuOpener } from './console-header.tsx';
import { ConsoleMenu, ConsolePanel, OpenMenuButton, sectionLook } from './console-menu.tsx';
import { rightsOf } from './employee-rights.ts';
import { Section } from './section.tsx';

/** Loaded on demand, because it is rarely shown. */
const ReadOnlyBanner = lazy(() =>
  import('../../features/memberships/read-only-banner.tsx').then((m) => ({
    default: m.ReadOnlyBanner,
  })),
);

/** Loaded on demand, because only few change their sede, and rarely. */
const SedeTools = lazy(() => import('./sede-tools.tsx').then((m) => ({ default: m.SedeTools })));

const NO_PERMISOS: readonly Permiso[] = [];

/** The staff's screen: one section at a time, chosen from the employee's permisos. */
export function Console() {
  const user = useStored(stored.user);
  const location = useStored(stored.location);
  const token = useStored(stored.token);
  const actor = { tipo: 'empleado', ...rightsOf(user) } as const;
  const { permisos } = actor;
  const [section, setSection] = useState(() => firstSection(permisos));
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSedeOpen, setSedeOpen] = useState(false);

  useTop(section ?? '');
  const isLight = useKitchenLight();
  const dbName = location?.dbName ?? '';
  const listens = canPerform(actor, 'orders.listen') && dbName !== '';
  useLiveOrders(listens ? dbName : null, token);
  const takesBills = listens && BILL_SECTIONS.some((one) => permisos.includes(one));
  const hasAccounts = useHasAccounts(takesBills ? dbName : '');
  const { query: accounts } = useAccounts(dbName, hasAccounts);
  const { alerts, clear } = useOrderAlerts(
    dbName,
    listens ? permisos : NO_PERMISOS,
    accounts.data?.data,
  );
  useSessionEnd();
  const readOnly = useReadOnly(dbName);
  const isRecalled = useOfflineWork(user?.tipo === 'empleado' ? user.id : null, dbName);
  const takesOrders = isRecalled && user?.tipo === 'empleado' && permisos.includes('pedidos');
  useKeptOrder(takesOrders ? user.id : null, dbName);
  useEffect(() => {
    // Toasts are drawn elsewhere in the page and are placed differently in the console.
    document.documentElement.toggleAttribute('data-console', true);
    return () => void document.documentElement.toggleAttribute('data-console', false);
  }, []);
  useEffect(() => {
    // Loaded while there is network, because the toast that reports its loss needs it.
    import('../../ui/overlay/toaster.tsx').catch(() => undefined);
  }, []);

  if (!user || !location || !isRecalled) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label="Cargando..." size={24} />
      </div>
    );
  }
  // The sound of the open section, else of another one that rings for this person.
  const rings = SECTIONS.filter((one) => permisos.includes(one));
  const sound = rings.find((one) => one === section) ?? rings[0];
  const onSede = canPerform(actor, 'sede.configure') ? () => setSedeOpen(true) : null;
  const menu = { permisos, active: section, alerts, onChoose: setSection, onSede };
  const opener = (permisos.length > 1 || onSede) && (
    <OpenMenuButton {...menu} onOpen={() => setMenuOpen(true)} />
  );
  return (
    <div
      data-theme={section === 'cocina' && !isLight ? 'kitchen' : undefined}
      className={cx(
        'grid min-h-dvh grid-cols-1 bg-paper text-ink [--bar-left:1rem] lg:grid-cols-[6rem_minmax(0,1fr)]',
        // Bars at the lower edge of a phone stand beside the button of the menu.
        opener && 'max-md:[--bar-left:5.5rem]',
      )}
    >
      <title>{`${section ? sectionLook(section).word : 'Consola'} · ${location.nombre}`}</title>
      <ConsoleMenu {...menu} />
      <div className="flex min-w-0 flex-col">
        {readOnly && (
          <div className="px-4 py-3 lg:px-5">
            <Suspense>
              <ReadOnlyBanner what={readOnly} />
            </Suspense>
          </div>
        )}
        <MenuOpener value={opener}>
          <Section
            section={section}
            dbName={dbName}
            alerts={alerts}
            onSeen={clear}
            isLive={listens}
          />
        </MenuOpener>
        <footer
          className={cx(
            'mt-auto px-4 pt-6 text-center text-12 text-ink-soft lg:hidden',
            // The bar of this section is taller than the menu button.
            section === 'empleados' ? 'pb-36' : 'pb-24',
          )}
        >
          {screensMessages.rights}
        </footer>
      </div>
      {opener && (
        <ConsolePanel
          {...menu}
          opener={opener}
          isOpen={isMenuOpen}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {isSedeOpen && (
        <Suspense>
          <SedeTools location={location} onClose={() => setSedeOpen(false)} />
        </Suspense>
      )}
      <OtherTabNotice />
      {sound && <SoundOverlay sound={sound} />}
    </div>
  );
}

/** A television opens on the screen of take-away numbers, which is the kitchen's. */
function firstSection(permisos: readonly string[]): string | null {
  const isPickup = location.search.includes('modo=turnos');
  return isPickup && permisos.includes('cocina') ? 'cocina' : (permisos[0] ?? null);
}

/** A session ends after twelve hours, or when somebody changes this employee's permisos. */
function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionEnd(() => {
        const waiting = knownOutbox().deeds;
        const hasOrder = (stored.cart.get() ?? []).length > 0;
        signOut();
        // The next person at this tablet must not see the data of the last one.
        client.clear();
        const description =
          waiting.length > 0
            ? `Hay ${amountWaiting(waiting)} sin enviar: salen cuando ingreses con tu cuenta.`
            : hasOrder
              ? offlineMessages.orderKeptNow
              : undefined;
        toast.info('Tu sesión terminó. Ingresa de nuevo.', {
          id: 'session',
          ...(description && { description }),
        });
      }),
    [client],
  );
}
