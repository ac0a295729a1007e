import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './areas/error-boundary.tsx';
import { Guarded } from './areas/guarded.tsx';
import { PageLoading } from './areas/page-loading.tsx';
import { ScrollToTop } from './areas/scroll-to-top.tsx';
import { locationGuard } from './features/auth/guards.ts';
import { anyOf } from './lib/any-of.ts';
import { PATHS } from './paths.ts';

/** The screens of a diner by name; the server knows only those it draws. */
export interface Pages {
  restaurant?: ReactNode;
  userAuth?: ReactNode;
  /** Stays while one of the screens inside it follows the other. */
  diner?: ComponentType<{ children: ReactNode }>;
  menu?: ReactNode;
  cart?: ReactNode;
  orders?: ReactNode;
  settings?: ReactNode;
  /** Every address that is not a diner's. */
  others?: ReactNode;
}

/** The screen of the address, inside whatever router says which one that is. */
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
