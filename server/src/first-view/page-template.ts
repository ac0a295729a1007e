import { restaurantPath } from '@comanda/contract/pages/addresses';
import { FIRST_VIEW_ID, type FirstView } from '@comanda/contract/pages/first-view';
import { escapeHtml } from '../http/escape-html.ts';
import { type Brand, brandTags } from './manifest.ts';

export type Drawing = { head: string; body: string };

const TITLE = '<title>Comanda</title>';
const ROOT = '<div id="root"></div>';
/** The links of the product's own app; the pages of a restaurant have those of its app. */
const OWN_APP = /<link rel="(?:manifest|apple-touch-icon)" href="[^"]*" \/>\s*/g;
/** The files of the app, in the order in which they need each other. */
const APP_FILE =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;

/**
 * The built page with a first view in it. The app's script is only named: the web's `early.ts`
 * fetches it once what is drawn has arrived.
 */
export function openTemplate(page: string) {
  const files = [...page.matchAll(APP_FILE)].map(([, file]) => file);
  const isExpected = page.includes(TITLE) && page.includes(ROOT) && page.search(OWN_APP) >= 0;
  if (files.length === 0 || !isExpected) {
    throw new Error('The built page is not the expected one.');
  }
  const later = `<meta name="app-files" content="${files.join(' ')}">`;
  const bare = page
    .replaceAll(APP_FILE, '')
    .replaceAll(OWN_APP, '')
    .replace(TITLE, later + TITLE);
  const [start = '', rest = ''] = bare.split(TITLE);
  const [between = '', end = ''] = rest.split(ROOT);
  return (view: FirstView, { head, body }: Drawing, publicUrl: string): string => {
    const data = JSON.stringify(view).replaceAll('<', '\\u003c');
    return [
      start,
      brandTags(brandOf(view)),
      shareTags(view, publicUrl),
      head,
      between,
      `<div id="root">${body}</div>`,
      `<script type="application/json" id="${FIRST_VIEW_ID}">${data}</script>`,
      end,
    ].join('');
  };
}

/** The page without a first view, which installs as the app of its restaurant. */
export function openPlainTemplate(page: string) {
  const [start = '', end = ''] = page.replaceAll(OWN_APP, '').split(TITLE);
  return (brand: Brand): string => [start, brandTags(brand), TITLE, end].join('');
}

function brandOf(view: FirstView): Brand {
  const sedes = view.page === 'restaurante' ? view.data : [view.location];
  return { restaurante: view.restaurante, sedes };
}

/** What a link shows where it is shared, and the one canonical address of the page. */
function shareTags(view: FirstView, publicUrl: string): string {
  if (view.page !== 'restaurante') return '';
  const { restaurante, data } = view;
  const address = publicUrl + restaurantPath(restaurante.path ?? restaurante._id);
  const title = restaurante.nombre || 'Nuestro restaurante';
  const sedes = data.map(({ nombre }) => nombre).join(', ');
  const description = `Mira la carta y pide desde tu celular${sedes && ` en ${sedes}`}.`;
  const imagen = data.find((location) => location.imagen)?.imagen;
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Comanda'],
    ['og:locale', 'es_CO'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ...(imagen ? [['og:image', new URL(imagen, publicUrl).href] as [string, string]] : []),
  ];
  const card = `<meta name="twitter:card" content="${imagen ? 'summary_large_image' : 'summary'}">`;
  const canonical = `<link rel="canonical" href="${escapeHtml(address)}">`;
  return canonical + card + tags.map(([name, value]) => tag(name, value)).join('');
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}
