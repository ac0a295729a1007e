import { type ComponentType, lazy, Suspense } from 'react';
import { useToasterWanted } from './lib/toast.ts';
import { Router } from './router.tsx';

// Without network the list cannot be fetched: no toast is better than no app.
const Toaster = lazy<ComponentType>(() =>
  import('./ui/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

export function App() {
  const isToasterWanted = useToasterWanted();
  return (
    <>
      <Router />
      <Suspense>{isToasterWanted && <Toaster />}</Suspense>
    </>
  );
}
