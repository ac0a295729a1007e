import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { ErrorBoundary } from './areas/error-boundary.tsx';
import { Guarded } from './areas/guarded.tsx';
import { PageLoading } from './areas/page-loading.tsx';
import { ScrollToTop } from './areas/scroll-to-top.tsx';
import { locationGuard, membershipGuard, ownerGuard } from './features/auth/guards.ts';
import { PATHS } from './paths.ts';

type PageName =
  | 'landing'
  | 'ownerLogin'
  | 'register'
  | 'verify'
  | 'forgotPassword'
  | 'resetPassword'
  | 'membership'
  | 'paymentConfirmation'
  | 'restaurant'
  | 'notFound'
  | 'userAuth'
  | 'diner'
  | 'menu'
  | 'cart'
  | 'orders'
  | 'settings'
  | 'withQueries'
  | 'employeeDoor'
  | 'employee'
  | 'owner'
  | 'ownerHome'
  | 'ownerLocations'
  | 'ownerMembership'
  | 'clients'
  | 'completedOrders'
  | 'website'
  | 'ownerMenu'
  | 'audit'
  | 'staff'
  | 'reports';

/** The screens by name; the server knows only those it draws. */
export type Pages = Partial<Record<PageName, ReactNode>>;

/** The screen of the address, inside whatever router says which one that is. */
export function AppRoutes({ pages }: { pages: Pages }) {
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>{routes(pages)}</Routes>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function routes(pages: Pages): ReactNode {
  return (
    <>
      <Route path={PATHS.home}>
        <Route index element={pages.landing} />
        <Route path={PATHS.login} element={pages.ownerLogin} />
        <Route path={PATHS.register} element={pages.register} />
      </Route>
      <Route path={PATHS.verify} element={pages.verify} />
      <Route path={PATHS.forgotPassword} element={pages.forgotPassword} />
      <Route path={PATHS.resetPassword} element={pages.resetPassword} />
      <Route element={<Guarded guard={membershipGuard} />}>
        <Route path={PATHS.membership} element={pages.membership} />
      </Route>
      <Route path={PATHS.paymentConfirmation} element={pages.paymentConfirmation} />
      <Route path={PATHS.restaurantPage} element={pages.restaurant} />

      <Route element={<Guarded guard={locationGuard} />}>
        <Route path={PATHS.userAuth} element={pages.userAuth} />
        <Route path={PATHS.user.menu} element={pages.diner}>
          <Route index element={pages.menu} />
          <Route path={PATHS.user.cart} element={pages.cart} />
          <Route path={PATHS.user.orders} element={pages.orders} />
          <Route path={PATHS.user.settings} element={pages.settings} />
        </Route>
      </Route>

      <Route element={pages.withQueries}>
        <Route element={pages.employeeDoor}>
          <Route path={PATHS.employee} element={pages.employee} />
        </Route>
        <Route element={<Guarded guard={ownerGuard} />}>
          <Route path={PATHS.owner.home} element={pages.owner}>
            <Route index element={pages.ownerHome} />
            <Route path={PATHS.owner.locations} element={pages.ownerLocations} />
            <Route path={PATHS.owner.menu} element={pages.ownerMenu} />
            <Route path={PATHS.owner.clients} element={pages.clients} />
            <Route path={PATHS.owner.orders} element={pages.completedOrders} />
            <Route path={PATHS.owner.membership} element={pages.ownerMembership} />
            <Route path={PATHS.owner.website} element={pages.website} />
            <Route path={PATHS.owner.reports} element={pages.reports} />
            <Route path={PATHS.owner.staff} element={pages.staff} />
            <Route path={PATHS.owner.addCategory} element={pages.ownerMenu} />
            <Route path={PATHS.owner.audit} element={pages.audit} />
          </Route>
        </Route>
      </Route>

      <Route path="*" element={pages.notFound} />
    </>
  );
}
