import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPages } from './first-pages.tsx';
import { readFirstView, showFirstView } from './lib/first-view.ts';
import { reloadWhenOutdated } from './lib/outdated-page.ts';
import { keepSedeHint } from './lib/sede-hint.ts';
import { onSaveFailure } from './lib/storage.ts';
import { toast } from './lib/toast.ts';
import { tellReady } from './lib/use-hydrated.ts';
import { Router } from './router.tsx';
import type { Pages } from './routes.tsx';

reloadWhenOutdated();
onSaveFailure(() =>
  toast.warning(
    'Este navegador no deja guardar datos. Seguirán aquí hasta que cierres la página.',
    {
      id: 'storage',
    },
  ),
);

const root = document.getElementById('root');
if (root) void start(root);
keepSedeHint();

/** Takes over what the server drew, in pieces that let taps through; anything else starts empty. */
async function start(container: HTMLElement): Promise<void> {
  const view = readFirstView();
  if (!view) {
    container.replaceChildren();
    tellReady();
    createRoot(container).render(<Product />);
    return;
  }
  showFirstView(view);
  const first = await firstPages(view);
  startTransition(() => {
    hydrateRoot(container, <Product first={first} />);
  });
}

function Product({ first }: { first?: Pages | undefined }) {
  return (
    <StrictMode>
      <App router={<Router first={first} />} />
    </StrictMode>
  );
}
