import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './areas/error-boundary.tsx';
import { Guarded } from './areas/guarded.tsx';
import { locationGuard } from './features/auth/guards.ts';
import { anyOf, useAddress } from './lib/address.tsx';
import { useTop } from './lib/use-top.ts';
import { PATHS } from './paths.ts';
import { PageLoading } from './ui/spinner.tsx';

/** The screens of a diner by name. The server knows only those that it draws. */
export interface Pages {
  restaurant?: ReactNode;
  userAuth?: ReactNode;
  /** Stays mounted while the screens inside it change. */
  diner?: ComponentType<{ children: ReactNode }>;
  menu?: ReactNode;
  cart?: ReactNode;
  orders?: ReactNode;
  settings?: ReactNode;
  /** Every address that is not a diner's. */
  others?: ReactNode;
}

/** The screen of the current address, inside any router. */
export function AppRoutes({ pages }: { pages: Pages }) {
  const { diner: Diner = Bare } = pages;
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Switch>
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
            <Route>{pages.others}</Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}

/** Scrolls to the top when another screen opens. */
function ScrollToTop() {
  useTop(useAddress().pathname);
  return null;
}
