const RELOADED = 'comanda:recargada';

/** A page older than the product asks for files that are gone: it starts again, once for each file. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    const missing = payload.message;
    if (sessionStorage.getItem(RELOADED) === missing || !(await isServerThere())) return;
    sessionStorage.setItem(RELOADED, missing);
    window.location.reload();
  });
}

/** Without network nothing is outdated, and a reload would lose the page. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/livez', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
