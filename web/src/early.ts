/**
 * Runs before the app has arrived: on a diner's pages it asks for what the first view will need, so
 * that a slow phone fetches it beside the app and not after it.
 */
const isDiner = /^\/user(\/|$)/.test(window.location.pathname);
if (isDiner) {
  const sede = chosenSede();
  for (const href of dinerFiles()) preload({ rel: 'modulepreload', href });
  if (sede) {
    const query = `?dbName=${encodeURIComponent(sede.dbName)}`;
    for (const path of ['/api/categories', '/api/products']) {
      preload({ rel: 'preload', as: 'fetch', href: path + query, crossOrigin: 'anonymous' });
    }
  }
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Named in the page by the build. */
function dinerFiles(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="diner-files"]');
  return named?.content.split(' ') ?? [];
}

function chosenSede(): { dbName: string } | null {
  try {
    const sede = JSON.parse(localStorage.getItem('LCTN') ?? 'null');
    return typeof sede?.dbName === 'string' ? sede : null;
  } catch {
    return null;
  }
}
