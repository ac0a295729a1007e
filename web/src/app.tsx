import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useToasterWanted } from './lib/toast.ts';

// Without network the toaster cannot be loaded. Then there are no toasts, but the app works.
const Toaster = lazy<ComponentType>(() =>
  import('./ui/overlay/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** The product, in a browser or on the server that draws its first view. */
export function App({ router }: { router: ReactNode }) {
  const isToasterWanted = useToasterWanted();
  return (
    <>
      {router}
      <Suspense>{isToasterWanted && <Toaster />}</Suspense>
    </>
  );
}
