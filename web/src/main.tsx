import { SEDE_COOKIE, TABLE_COOKIE } from '@comanda/contract/pages/first-view';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readFirstView, showFirstView, tellReady } from './lib/first-view.ts';
import { onSaveFailure } from './lib/storage.ts';
import { stored } from './lib/stored.ts';
import { toast } from './lib/toast.ts';
import { Router } from './router.tsx';
import type { Pages } from './routes.tsx';
import { firstPages } from './screens.tsx';

const YEAR_SECONDS = 31_536_000;
const RELOADED = 'comanda:recargada';

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

/**
 * Hydrates what the server drew, in a transition that lets taps through. Any other page starts
 * empty.
 */
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

/**
 * An old page may request files that a new version removed. Then it is reloaded, once for each
 * file.
 */
function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    const missing = payload.message;
    if (sessionStorage.getItem(RELOADED) === missing || !(await isServerThere())) return;
    sessionStorage.setItem(RELOADED, missing);
    window.location.reload();
  });
}

/** Without network a failed file does not mean a new version, and a reload would lose the page. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/livez', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Stores this browser's sede in a cookie, so that the server sends its pages with their first view.
 */
function keepSedeHint(): void {
  const tell = () => {
    const dbName = stored.location.get()?.dbName;
    const isAtTable = dbName !== undefined && stored.table.get()?.dbName === dbName;
    writeHint(SEDE_COOKIE, dbName);
    writeHint(TABLE_COOKIE, isAtTable ? '1' : undefined);
  };
  tell();
  stored.location.subscribe(tell);
  stored.table.subscribe(tell);
}

// The Cookie Store API would write the path '/user/', which does not match the menu's address.
function writeHint(name: string, value: string | undefined): void {
  const isHttps = window.location.protocol === 'https:';
  document.cookie = [
    `${name}=${encodeURIComponent(value ?? '')}`,
    `Max-Age=${value ? YEAR_SECONDS : 0}`,
    'Path=/user',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}
