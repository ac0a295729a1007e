import type { FirstView } from '@comanda/contract/first-view';
import { escapeHtml } from '../escape-html.ts';

/** What a link shows where it is shared: the restaurant's name, its sedes and its picture. */
export function shareTags(view: FirstView, publicUrl: string): string {
  if (view.page !== 'restaurante') return '';
  const { restaurante, data, path } = view;
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
    ['og:url', `${publicUrl}/restaurante/${encodeURIComponent(path)}`],
    ...(imagen ? [['og:image', new URL(imagen, publicUrl).href] as [string, string]] : []),
  ];
  const card = `<meta name="twitter:card" content="${imagen ? 'summary_large_image' : 'summary'}">`;
  return card + tags.map(([name, value]) => tag(name, value)).join('');
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}
