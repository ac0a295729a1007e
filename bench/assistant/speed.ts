import { answer, EMPTY_MEMORY } from '@comanda/assistant/answer';
import { openMenu } from '@comanda/assistant/menu-search';
import type { Section } from './menu-of.ts';
import { menuOf } from './menu-of.ts';
import { BURGERS } from './menus.ts';
import { PLACES } from './places.ts';

const PRODUCTS = 300;
const ROUNDS = 4;

/** The 99th percentile of an answer on a long menu, in milliseconds. */
export function measure(): string {
  const place = PLACES[0]?.place;
  if (!place) throw new Error('No hay sedes.');
  const menu = longMenu();
  const messages = PLACES.flatMap(({ groups }) =>
    groups.flatMap(({ cases }) => cases.flatMap(([said]) => said)),
  );
  openMenu(menu);
  // The best of a few runs, because the machine may be doing something else.
  const times = messages.map((message) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      answer({ ...place, menu, cart: [], memory: EMPTY_MEMORY, message });
      return performance.now() - start;
    });
    return Math.min(...rounds);
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return `${menu.products.length} productos, ${times.length} respuestas: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, la peor ${at(0.9999)} ms`;
}

function longMenu() {
  const dishes = BURGERS.products.flatMap(({ nombre, precio, descripcion }) =>
    Array.from(
      { length: 10 },
      (_, i) => [`${nombre} ${SUFFIXES[i]}`, precio + i * 100, descripcion] as const,
    ),
  );
  const sections: Section[] = Array.from({ length: 10 }, (_, i) => ({
    name: `Carta ${i + 1}`,
    dishes: dishes.slice((i * PRODUCTS) / 10, ((i + 1) * PRODUCTS) / 10),
  }));
  return menuOf(sections);
}

const SUFFIXES =
  'ahumada mexicana ranchera hawaiana paisa llanera santandereana valluna tolimense costeña'.split(
    ' ',
  );
