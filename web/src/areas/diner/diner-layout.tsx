import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { PageLoading } from '../page-loading.tsx';
import { DinerNav } from './diner-nav.tsx';

/** The menu brings its own banner; every screen shares the bar at the bottom. */
export function DinerLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense fallback={<PageLoading />}>
        <main className="flex-1">
          <Outlet />
        </main>
      </Suspense>
      <footer className="px-4 pt-10 pb-44 text-center text-14 text-ink-soft">
        <PolicyLink className="inline-block py-3" />
      </footer>
      <DinerNav />
    </div>
  );
}
