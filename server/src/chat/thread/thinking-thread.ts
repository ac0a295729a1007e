import { parentPort } from 'node:worker_threads';
import { answer } from '@comanda/assistant/answer';
import type { Turn } from '@comanda/assistant/assistant';
import { type OpenMenu, openMenu } from '@comanda/assistant/menu-search';
import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import type { MenuText, Questions, Task, Word } from './protocol.ts';

/** Runs in its own thread, so that no message delays the loop that serves orders. */
const menus = new Map<number, Turn['menu']>();
const say = (word: Word) => parentPort?.postMessage(word);

parentPort?.on('message', (task: Task) => {
  try {
    const menu = heldMenu(task);
    openMenu(menu);
    say({ is: 'opened' });
    say({ is: 'found', found: found(menu, task) });
  } catch (error) {
    say({ is: 'failed', error: error as Error });
  }
});

function found(menu: Turn['menu'], task: Task): unknown {
  if (task.question === 'answer') return answer({ ...task.asked, menu });
  return findDishes(openMenu(menu), task.asked).map(({ _id }) => _id);
}

function heldMenu({ menu: id, text, forget }: Task): Turn['menu'] {
  for (const old of forget) menus.delete(old);
  const menu = text ? read(text) : menus.get(id);
  if (!menu) throw new Error('The thread does not have this menu.');
  menus.set(id, menu);
  return menu;
}

function read({ products, categories, groups }: MenuText): Turn['menu'] {
  return {
    products: JSON.parse(products),
    categories: JSON.parse(categories),
    groups: JSON.parse(groups),
  };
}

/** The search of a language model: by words, in one category or in all. */
function findDishes(
  menu: OpenMenu,
  { texto, categoria, limit }: Questions['search']['asked'],
): Product[] {
  const called = texto.trim();
  const found =
    called === ''
      ? menu.products
      : menu.search(called, menu.products.length).map(({ product }) => product);
  const wanted = categoria === null ? null : fold(categoria).trim();
  const isThere = (product: Product) =>
    wanted === null || fold(menu.categoryOf(product)?.name ?? '') === wanted;
  return found.filter(isThere).slice(0, limit);
}
