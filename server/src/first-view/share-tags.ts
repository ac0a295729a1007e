import { restaurantPath } from '@comanda/contract/pages/addresses';
import type { FirstView } from '@comanda/contract/pages/first-view';
import { escapeHtml } from '../http/escape-html.ts';

/** What a link shows where it is shared, and the one canonical address of the page. */
export function shareTags(view: FirstView, publicUrl: string): string {
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
