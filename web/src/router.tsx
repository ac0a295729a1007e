import { type ComponentType, lazy, type ReactNode } from 'react';
import { AddressRouter } from './lib/address.tsx';
import { type AllPages, AppRoutes, type Layout, type Pages } from './routes.tsx';

/** A component fetched when its route is first shown. */
function page(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  return <Page />;
}

/** The same for what stands around several screens. */
function layout(load: () => Promise<Layout>): Layout {
  return lazy(() => load().then((component) => ({ default: component })));
}

const PAGES: AllPages = {
  landing: page(() => import('./areas/public/landing/landing.tsx').then((m) => m.Landing)),
  ownerLogin: page(() => import('./areas/public/owner-login.tsx').then((m) => m.OwnerLogin)),
  register: page(() => import('./areas/public/register.tsx').then((m) => m.Register)),
  verify: page(() => import('./areas/public/verify.tsx').then((m) => m.Verify)),
  forgotPassword: page(() =>
    import('./areas/public/forgot-password.tsx').then((m) => m.ForgotPassword),
  ),
  resetPassword: page(() =>
    import('./areas/public/reset-password.tsx').then((m) => m.ResetPassword),
  ),
  membership: page(() => import('./areas/public/membership.tsx').then((m) => m.Membership)),
  paymentConfirmation: page(() =>
    import('./areas/public/payment-confirmation.tsx').then((m) => m.PaymentConfirmation),
  ),
  restaurant: page(() =>
    import('./areas/public/restaurant-page.tsx').then((m) => m.RestaurantPage),
  ),
  notFound: page(() => import('./areas/public/not-found.tsx').then((m) => m.NotFound)),

  userAuth: page(() => import('./areas/diner/user-auth.tsx').then((m) => m.UserAuth)),
  diner: layout(() => import('./areas/diner/diner-layout.tsx').then((m) => m.DinerLayout)),
  menu: page(() => import('./areas/diner/menu.tsx').then((m) => m.Menu)),
  cart: page(() => import('./areas/diner/cart.tsx').then((m) => m.Cart)),
  orders: page(() => import('./areas/diner/orders.tsx').then((m) => m.Orders)),
  settings: page(() => import('./areas/diner/settings.tsx').then((m) => m.Settings)),

  withQueries: layout(() => import('./areas/with-queries.tsx').then((m) => m.WithQueries)),
  employeeDoor: layout(() =>
    import('./areas/employee/employee-door.tsx').then((m) => m.EmployeeDoor),
  ),
  employee: page(() => import('./areas/employee/console.tsx').then((m) => m.Console)),
  owner: layout(() => import('./areas/owner/owner-layout.tsx').then((m) => m.OwnerLayout)),
  ownerHome: page(() => import('./areas/owner/owner-home.tsx').then((m) => m.OwnerHome)),
  ownerLocations: page(() => import('./areas/owner/locations.tsx').then((m) => m.Locations)),
  ownerMembership: page(() =>
    import('./areas/owner/owner-membership.tsx').then((m) => m.OwnerMembership),
  ),
  clients: page(() => import('./areas/owner/clients.tsx').then((m) => m.Clients)),
  completedOrders: page(() =>
    import('./areas/owner/completed-orders.tsx').then((m) => m.CompletedOrders),
  ),
  website: page(() => import('./areas/owner/website.tsx').then((m) => m.Website)),
  ownerMenu: page(() => import('./areas/owner/menu.tsx').then((m) => m.Menu)),
  audit: page(() => import('./areas/owner/audit.tsx').then((m) => m.Audit)),
  staff: page(() => import('./areas/owner/staff.tsx').then((m) => m.Staff)),
  reports: page(() => import('./areas/owner/reports.tsx').then((m) => m.Reports)),
};

/** `first`: the screens that are at hand already. */
export function Router({ first = {} }: { first?: Pages | undefined }) {
  return (
    <AddressRouter>
      <AppRoutes pages={{ ...PAGES, ...first }} />
    </AddressRouter>
  );
}
