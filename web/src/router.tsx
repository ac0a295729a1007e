import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorBoundary } from './areas/error-boundary.tsx';
import { Guarded } from './areas/guarded.tsx';
import { PageLoading } from './areas/page-loading.tsx';
import { ScrollToTop } from './areas/scroll-to-top.tsx';
import { locationGuard, membershipGuard, ownerGuard } from './features/auth/guards.ts';
import { PATHS } from './paths.ts';

/** A component fetched when its route is first shown. */
function page(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  return <Page />;
}

const PAGES = {
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
  diner: page(() => import('./areas/diner/diner-layout.tsx').then((m) => m.DinerLayout)),
  menu: page(() => import('./areas/diner/menu.tsx').then((m) => m.Menu)),
  cart: page(() => import('./areas/diner/cart.tsx').then((m) => m.Cart)),
  orders: page(() => import('./areas/diner/orders.tsx').then((m) => m.Orders)),
  settings: page(() => import('./areas/diner/settings.tsx').then((m) => m.Settings)),

  withQueries: page(() => import('./areas/with-queries.tsx').then((m) => m.WithQueries)),
  employeeDoor: page(() =>
    import('./areas/employee/employee-door.tsx').then((m) => m.EmployeeDoor),
  ),
  employee: page(() => import('./areas/employee/console.tsx').then((m) => m.Console)),
  owner: page(() => import('./areas/owner/owner-layout.tsx').then((m) => m.OwnerLayout)),
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

const ROUTES = (
  <>
    <Route path={PATHS.home}>
      <Route index element={PAGES.landing} />
      <Route path={PATHS.login} element={PAGES.ownerLogin} />
      <Route path={PATHS.register} element={PAGES.register} />
    </Route>
    <Route path={PATHS.verify} element={PAGES.verify} />
    <Route path={PATHS.forgotPassword} element={PAGES.forgotPassword} />
    <Route path={PATHS.resetPassword} element={PAGES.resetPassword} />
    <Route element={<Guarded guard={membershipGuard} />}>
      <Route path={PATHS.membership} element={PAGES.membership} />
    </Route>
    <Route path={PATHS.paymentConfirmation} element={PAGES.paymentConfirmation} />
    <Route path={PATHS.restaurantPage} element={PAGES.restaurant} />

    <Route element={<Guarded guard={locationGuard} />}>
      <Route path={PATHS.userAuth} element={PAGES.userAuth} />
      <Route path={PATHS.user.menu} element={PAGES.diner}>
        <Route index element={PAGES.menu} />
        <Route path={PATHS.user.cart} element={PAGES.cart} />
        <Route path={PATHS.user.orders} element={PAGES.orders} />
        <Route path={PATHS.user.settings} element={PAGES.settings} />
      </Route>
    </Route>

    <Route element={PAGES.withQueries}>
      <Route element={PAGES.employeeDoor}>
        <Route path={PATHS.employee} element={PAGES.employee} />
      </Route>
      <Route element={<Guarded guard={ownerGuard} />}>
        <Route path={PATHS.owner.home} element={PAGES.owner}>
          <Route index element={PAGES.ownerHome} />
          <Route path={PATHS.owner.locations} element={PAGES.ownerLocations} />
          <Route path={PATHS.owner.menu} element={PAGES.ownerMenu} />
          <Route path={PATHS.owner.clients} element={PAGES.clients} />
          <Route path={PATHS.owner.orders} element={PAGES.completedOrders} />
          <Route path={PATHS.owner.membership} element={PAGES.ownerMembership} />
          <Route path={PATHS.owner.website} element={PAGES.website} />
          <Route path={PATHS.owner.reports} element={PAGES.reports} />
          <Route path={PATHS.owner.staff} element={PAGES.staff} />
          <Route path={PATHS.owner.addCategory} element={PAGES.ownerMenu} />
          <Route path={PATHS.owner.audit} element={PAGES.audit} />
        </Route>
      </Route>
    </Route>

    <Route path="*" element={PAGES.notFound} />
  </>
);

export function Router() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>{ROUTES}</Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
