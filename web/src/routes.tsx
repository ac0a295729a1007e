import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
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
  | 'menu'
  | 'cart'
  | 'orders'
  | 'settings'
  | 'employee'
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

/** What several screens share around them: it stays while one follows the other. */
type LayoutName = 'diner' | 'withQueries' | 'employeeDoor' | 'owner';

export type Layout = ComponentType<{ children: ReactNode }>;

export type AllPages = Record<PageName, ReactNode> & Record<LayoutName, Layout>;

/** The screens by name; the server knows only those it draws. */
export type Pages = Partial<AllPages>;

/** The screen of the address, inside whatever router says which one that is. */
export function AppRoutes({ pages }: { pages: Pages }) {
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes pages={pages} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Routes({ pages }: { pages: Pages }) {
  const { diner: Diner = None, withQueries: WithQueries = None } = pages;
  const { employeeDoor: EmployeeDoor = None, owner: Owner = None } = pages;
  return (
    <Switch>
      <Route path={PATHS.home}>{pages.landing}</Route>
      <Route path={PATHS.login}>{pages.ownerLogin}</Route>
      <Route path={PATHS.register}>{pages.register}</Route>
      <Route path={PATHS.verify}>{pages.verify}</Route>
      <Route path={PATHS.forgotPassword}>{pages.forgotPassword}</Route>
      <Route path={PATHS.resetPassword}>{pages.resetPassword}</Route>
      <Route path={PATHS.membership}>
        <Guarded guard={membershipGuard}>{pages.membership}</Guarded>
      </Route>
      <Route path={PATHS.paymentConfirmation}>{pages.paymentConfirmation}</Route>
      <Route path={PATHS.restaurantPage}>{pages.restaurant}</Route>

      <Route path={PATHS.userAuth}>
        <Guarded guard={locationGuard}>{pages.userAuth}</Guarded>
      </Route>
      <Route path={anyOf(PATHS.user)}>
        <Guarded guard={locationGuard}>
          <Diner>
            <Switch>
              <Route path={PATHS.user.menu}>{pages.menu}</Route>
              <Route path={PATHS.user.cart}>{pages.cart}</Route>
              <Route path={PATHS.user.orders}>{pages.orders}</Route>
              <Route path={PATHS.user.settings}>{pages.settings}</Route>
            </Switch>
          </Diner>
        </Guarded>
      </Route>

      <Route path={PATHS.employee}>
        <WithQueries>
          <EmployeeDoor>{pages.employee}</EmployeeDoor>
        </WithQueries>
      </Route>
      <Route path={anyOf(OWNER_SCREENS)}>
        <WithQueries>
          <Guarded guard={ownerGuard}>
            <Owner>
              <Switch>
                <Route path={PATHS.owner.home}>{pages.ownerHome}</Route>
                <Route path={PATHS.owner.locations}>{pages.ownerLocations}</Route>
                <Route path={PATHS.owner.menu}>{pages.ownerMenu}</Route>
                <Route path={PATHS.owner.clients}>{pages.clients}</Route>
                <Route path={PATHS.owner.orders}>{pages.completedOrders}</Route>
                <Route path={PATHS.owner.membership}>{pages.ownerMembership}</Route>
                <Route path={PATHS.owner.website}>{pages.website}</Route>
                <Route path={PATHS.owner.reports}>{pages.reports}</Route>
                <Route path={PATHS.owner.staff}>{pages.staff}</Route>
                <Route path={PATHS.owner.addCategory}>{pages.ownerMenu}</Route>
                <Route path={PATHS.owner.audit}>{pages.audit}</Route>
              </Switch>
            </Owner>
          </Guarded>
        </WithQueries>
      </Route>

      <Route>{pages.notFound}</Route>
    </Switch>
  );
}

/** `chatbot` is the address of `website` with its settings open. */
const { chatbot: _panel, ...OWNER_SCREENS } = PATHS.owner;

/** Matches every address of a layout, and no other: what is unknown is not found. */
function anyOf(paths: Record<string, string>): RegExp {
  return new RegExp(`^(?:${Object.values(paths).join('|')})/?$`, 'i');
}

/** On the server, where the layout belongs to a page that it does not draw. */
function None() {
  return null;
}
