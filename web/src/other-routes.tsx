import { STAFF_DOOR } from '@comanda/contract/pages/staff-address';
import { TRACKING_PATH } from '@comanda/contract/pages/tracking-address';
import { Route, Switch } from 'wouter';
import { Guarded } from './areas/guarded.tsx';
import { accountGuard, membershipGuard, ownerGuard } from './features/auth/guards.ts';
import { anyOf } from './lib/address.tsx';
import { OWNER_PATHS } from './owner-paths.ts';
import { PATHS } from './paths.ts';
import { lazyLayout, lazyPage } from './screens.tsx';

const WithQueries = lazyLayout(() =>
  import('./lib/api/query-client.tsx').then((m) => m.WithQueries),
);
const EmployeeDoor = lazyLayout(() =>
  import('./areas/employee/employee-door.tsx').then((m) => m.EmployeeDoor),
);
const OwnerLayout = lazyLayout(() =>
  import('./areas/owner/owner-layout.tsx').then((m) => m.OwnerLayout),
);

const PAGES = {
  landing: lazyPage(() => import('./areas/public/landing/landing.tsx').then((m) => m.Landing)),
  ownerLogin: lazyPage(() => import('./areas/public/owner-login.tsx').then((m) => m.OwnerLogin)),
  register: lazyPage(() => import('./areas/public/register.tsx').then((m) => m.Register)),
  verify: lazyPage(() => import('./areas/public/verify.tsx').then((m) => m.Verify)),
  forgotPassword: lazyPage(() =>
    import('./areas/public/forgot-password.tsx').then((m) => m.ForgotPassword),
  ),
  resetPassword: lazyPage(() =>
    import('./areas/public/reset-password.tsx').then((m) => m.ResetPassword),
  ),
  membership: lazyPage(() => import('./areas/public/membership.tsx').then((m) => m.Membership)),
  paymentConfirmation: lazyPage(() =>
    import('./areas/public/payment-confirmation.tsx').then((m) => m.PaymentConfirmation),
  ),
  trackedOrder: lazyPage(() =>
    import('./areas/public/tracked-order.tsx').then((m) => m.TrackedOrder),
  ),
  notFound: lazyPage(() => import('./areas/public/not-found.tsx').then((m) => m.NotFound)),
  employee: lazyPage(() => import('./areas/employee/console.tsx').then((m) => m.Console)),
  staffDoor: lazyPage(() => import('./areas/employee/staff-door.tsx').then((m) => m.StaffDoor)),
  ownerHome: lazyPage(() => import('./areas/owner/owner-home.tsx').then((m) => m.OwnerHome)),
  ownerLocations: lazyPage(() => import('./areas/owner/locations.tsx').then((m) => m.Locations)),
  attention: lazyPage(() => import('./areas/owner/attention.tsx').then((m) => m.Attention)),
  ownerMembership: lazyPage(() =>
    import('./areas/owner/owner-membership.tsx').then((m) => m.OwnerMembership),
  ),
  clients: lazyPage(() => import('./areas/owner/clients.tsx').then((m) => m.Clients)),
  completedOrders: lazyPage(() =>
    import('./areas/owner/completed-orders.tsx').then((m) => m.CompletedOrders),
  ),
  liveOrders: lazyPage(() => import('./areas/owner/live-orders.tsx').then((m) => m.LiveOrders)),
  website: lazyPage(() => import('./areas/owner/website.tsx').then((m) => m.Website)),
  ownerMenu: lazyPage(() => import('./areas/owner/menu.tsx').then((m) => m.Menu)),
  account: lazyPage(() => import('./areas/owner/account.tsx').then((m) => m.Account)),
  audit: lazyPage(() => import('./areas/owner/audit.tsx').then((m) => m.Audit)),
  help: lazyPage(() => import('./areas/owner/help.tsx').then((m) => m.Help)),
  staff: lazyPage(() => import('./areas/owner/staff.tsx').then((m) => m.Staff)),
  reports: lazyPage(() => import('./areas/owner/reports.tsx').then((m) => m.Reports)),
};

/** `chatbot` is the address of `website` with its settings open; `account` has its own guard. */
const { chatbot: _panel, account: _account, ...OWNER_SCREENS } = OWNER_PATHS;

/** One screen, which stays while its tabs change. */
const { menu, groups, addCategory } = OWNER_PATHS;
const MENU_SCREENS = { menu, groups, addCategory };

/** All screens that are not a diner's, in a separate file that diners do not load. */
export function OtherRoutes() {
  return (
    <Switch>
      <Route path={PATHS.home}>{PAGES.landing}</Route>
      <Route path={PATHS.login}>{PAGES.ownerLogin}</Route>
      <Route path={PATHS.register}>{PAGES.register}</Route>
      <Route path={PATHS.verify}>{PAGES.verify}</Route>
      <Route path={PATHS.forgotPassword}>{PAGES.forgotPassword}</Route>
      <Route path={PATHS.resetPassword}>{PAGES.resetPassword}</Route>
      <Route path={PATHS.membership}>
        <Guarded guard={membershipGuard}>{PAGES.membership}</Guarded>
      </Route>
      <Route path={PATHS.paymentConfirmation}>{PAGES.paymentConfirmation}</Route>

      <Route path={TRACKING_PATH}>{PAGES.trackedOrder}</Route>
      <Route path={PATHS.employee}>
        <WithQueries>
          <EmployeeDoor>{PAGES.employee}</EmployeeDoor>
        </WithQueries>
      </Route>
      <Route path={STAFF_DOOR}>{PAGES.staffDoor}</Route>
      <Route path={OWNER_PATHS.account}>
        <WithQueries>
          <Guarded guard={accountGuard}>{PAGES.account}</Guarded>
        </WithQueries>
      </Route>
      <Route path={anyOf(OWNER_SCREENS)}>
        <WithQueries>
          <Guarded guard={ownerGuard}>
            <OwnerLayout>
              <Switch>
                <Route path={OWNER_PATHS.home}>{PAGES.ownerHome}</Route>
                <Route path={OWNER_PATHS.locations}>{PAGES.ownerLocations}</Route>
                <Route path={OWNER_PATHS.attention}>{PAGES.attention}</Route>
                <Route path={anyOf(MENU_SCREENS)}>{PAGES.ownerMenu}</Route>
                <Route path={OWNER_PATHS.clients}>{PAGES.clients}</Route>
                <Route path={OWNER_PATHS.orders}>{PAGES.completedOrders}</Route>
                <Route path={OWNER_PATHS.liveOrders}>{PAGES.liveOrders}</Route>
                <Route path={OWNER_PATHS.membership}>{PAGES.ownerMembership}</Route>
                <Route path={OWNER_PATHS.website}>{PAGES.website}</Route>
                <Route path={OWNER_PATHS.reports}>{PAGES.reports}</Route>
                <Route path={OWNER_PATHS.staff}>{PAGES.staff}</Route>
                <Route path={OWNER_PATHS.help}>{PAGES.help}</Route>
                <Route path={OWNER_PATHS.audit}>{PAGES.audit}</Route>
              </Switch>
            </OwnerLayout>
          </Guarded>
        </WithQueries>
      </Route>

      <Route>{PAGES.notFound}</Route>
    </Switch>
  );
}
