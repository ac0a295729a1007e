import { parentPort } from 'node:worker_threads';
import { answer } from '@comanda/assistant/answer';
import type { Turn } from '@comanda/assistant/assistant';
import { openMenu } from '@comanda/assistant/menu-search';
import { findDishes } from './find-dishes.ts';
import type { MenuText, Task, Word } from './protocol.ts';

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

function read({ products, categories }: MenuText): Turn['menu'] {
  return { products: JSON.parse(products), categories: JSON.parse(categories) };
}
