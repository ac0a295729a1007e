import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlimHeader } from './slim-header.tsx';

const LINES = ['a', 'b', 'c'];

/** The cart is this browser's: a page that the server drew has only its place. */
export function CartLoading() {
  return (
    <>
      <SlimHeader />
      <div className="mx-auto grid min-h-dvh max-w-xl content-start gap-4 px-4 pt-3">
        <title>Carrito · Comanda</title>
        <h1 className="flex min-h-11 items-center text-28">Tu carrito</h1>
        <Slip className="px-4 pt-4 pb-6 sm:px-6">
          <p role="status" className="pb-3 text-14 text-ink-soft">
            Estamos trayendo lo que elegiste...
          </p>
          <div aria-hidden className="rule-dashed" />
          <div className="grid gap-6 py-4">
            {LINES.map((line) => (
              <Skeleton key={line} className="h-18" />
            ))}
          </div>
        </Slip>
      </div>
    </>
  );
}
