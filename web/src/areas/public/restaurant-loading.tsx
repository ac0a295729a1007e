import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const SLOW_MS = 5000;

export function RestaurantLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="min-h-dvh">
      <h1 className="sr-only">Comanda</h1>
      <div className="tablecloth h-52 opacity-40 sm:h-72" />
      <div className="mx-auto grid max-w-5xl gap-5 px-4 pt-8">
        <div className="grid min-h-20 content-start gap-1">
          <Spinner label={screensMessages.loadingRestaurant} />
          {isSlow && (
            <p role="status" className="text-14 text-ink-soft">
              Está tardando más de lo normal. Revisa que el enlace esté bien escrito.
            </p>
          )}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </main>
  );
}
