import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { restaurantName, shortName } from '@comanda/contract/locations/restaurant.words';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { escapeHtml } from '../http/escape-html.ts';
import { iconAddress } from '../images/icons.ts';

/** What a phone needs to install a restaurant as an app of its own. */
export type Brand = { restaurante: Restaurant; sedes: readonly Pick<Location, 'logo'>[] };

const PAPER = '#FBF7F0';

const COMANDA_ICONS = {
  small: '/icons/comanda-192.png',
  large: '/icons/comanda-512.png',
  maskable: '/icons/comanda-maskable-512.png',
  touch: '/icons/apple-touch-icon.png',
};

function manifestPath({ path, _id }: Pick<Restaurant, 'path' | '_id'>): string {
  return `${restaurantPath(path ?? _id)}/manifest.webmanifest`;
}

/** The web manifest of a restaurant. Its id never changes, so a new link stays the same app. */
export function manifestOf(brand: Brand) {
  const { restaurante } = brand;
  const name = nameOf(brand);
  const icons = iconsOf(brand);
  return {
    id: restaurantPath(restaurante._id),
    name,
    short_name: shortName(name),
    description: `La carta de ${name}, tu carrito y cómo va tu pedido.`,
    lang: 'es-CO',
    dir: 'ltr',
    start_url: restaurantPath(restaurante.path ?? restaurante._id),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['food'],
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** The links to it in a page's head, and what phones read that know no manifest. */
export function brandTags(brand: Brand): string {
  const name = escapeHtml(shortName(nameOf(brand)));
  return [
    `<link rel="manifest" href="${escapeHtml(manifestPath(brand.restaurante))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(iconsOf(brand).touch)}">`,
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
  ].join('');
}

function nameOf({ restaurante }: Brand): string {
  return restaurantName(restaurante) || 'Comanda';
}

function iconsOf({ sedes }: Brand): typeof COMANDA_ICONS {
  const logo = sedes.map((sede) => sede.logo).find((one) => iconAddress(one, '192.png'));
  if (!logo) return COMANDA_ICONS;
  const icon = (file: Parameters<typeof iconAddress>[1]) => iconAddress(logo, file) ?? '';
  return {
    small: icon('192.png'),
    large: icon('512.png'),
    maskable: icon('maskable-512.png'),
    touch: icon('192.png'),
  };
}
