import type { Reply, Turn } from '@comanda/assistant/assistant';
import { afterEach, describe, expect, test } from 'vitest';
import type { SedeMenu } from '../../menu/menu.cache.ts';
import {
  ASSISTANT_THREAD_LIMITS,
  type AssistantThread,
  type AssistantThreadLimits,
  openAssistantThread,
} from './assistant-thread.ts';
import { loadedMenus } from './thread.ts';

const STUBBORN = new URL('../../../test/stubborn-thread.ts', import.meta.url);
let assistant: AssistantThread;

const open = (limits: Partial<AssistantThreadLimits> = {}) => {
  assistant = openAssistantThread({ ...ASSISTANT_THREAD_LIMITS, ...limits }, STUBBORN);
};
afterEach(() => assistant.close());

const menuOf = (products = 0) =>
  ({
    products: Array.from({ length: products }),
    productsAnswer: { json: '[]' },
    categoriesAnswer: { json: '[]' },
    groupsAnswer: { json: '[]' },
  }) as unknown as SedeMenu;
const ask = async (menu: SedeMenu, message: string) => {
  const reply: Reply | null = await assistant.ask(menu, 'answer', { message } as Omit<
    Turn,
    'menu'
  >);
  return reply?.respuesta ?? null;
};

describe('the thread', () => {
  test('gets a menu once', async () => {
    open();
    const menu = menuOf();
    expect(await ask(menu, 'a')).toBe('a: 1, menú nuevo');
    expect(await ask(menu, 'b')).toBe('b: 2');
    expect(await ask(menuOf(), 'c')).toBe('c: 3, menú nuevo');
  });

  test('that does not finish is terminated, and a new one answers the next questions', async () => {
    open({ thinkMs: 200 });
    const menu = menuOf();
    await ask(menu, 'a');
    const stuck = ask(menu, 'piensa sin fin');
    const behind = [ask(menu, 'b'), ask(menu, 'c')];
    expect(await stuck).toBeNull();
    expect(await Promise.all(behind)).toEqual(['b: 1, menú nuevo', 'c: 2']);
  });

  test('that runs out of memory does not take the server along', async () => {
    open({ thinkMs: 60_000 });
    expect(await ask(menuOf(), 'olvida todo')).toBeNull();
    expect(await ask(menuOf(), 'a')).toBe('a: 1, menú nuevo');
  });

  test('does not get a menu again at once that it could not read in time', async () => {
    open({ openMs: 2_000 });
    const menu = menuOf();
    expect(await ask(menu, 'lee sin fin')).toBeNull();
    expect(await ask(menu, 'a')).toBeNull();
    expect(await ask(menuOf(), 'b')).toBe('b: 1, menú nuevo');
  });

  test('that threw goes on, and the caller gets the error', async () => {
    open();
    await expect(ask(menuOf(), 'falla')).rejects.toThrow('a propósito');
    expect(await ask(menuOf(), 'a')).toBe('a: 2, menú nuevo');
  });

  test('is terminated with the server, and nobody is left waiting for it', async () => {
    open();
    const asked = [ask(menuOf(), 'piensa sin fin'), ask(menuOf(), 'a')];
    await assistant.close();
    for (const one of await Promise.allSettled(asked)) {
      expect(one).toMatchObject({ reason: { code: 'servicio_no_disponible' } });
    }
  });
});

describe('questions that wait', () => {
  test('take turns sede by sede, however many wait at one', async () => {
    open();
    const [busy, quiet] = [menuOf(), menuOf()];
    const answered: string[] = [];
    const asked = ['a', 'b', 'c', 'd'].map((message) => ({ menu: busy, message }));
    await Promise.all(
      [...asked, { menu: quiet, message: 'z' }].map(async ({ menu, message }) => {
        await ask(menu, message);
        answered.push(message);
      }),
    );
    expect(answered).toEqual(['a', 'b', 'z', 'c', 'd']);
  });

  test('are limited, at one sede and in all', async () => {
    open({ waiting: { each: 2, all: 3 } });
    const [one, two] = [menuOf(), menuOf()];
    const menus = [one, one, one, one, two, two];
    const outcomes = await Promise.allSettled(menus.map((menu) => ask(menu, 'a')));
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.code : 'hecho',
    );
    const busy = 'asistente_ocupado';
    expect(codes).toEqual(['hecho', 'hecho', 'hecho', busy, 'hecho', busy]);
  });

  test('do not wait for ever', async () => {
    open({ thinkMs: 300, waitMs: 100 });
    const menu = menuOf();
    await ask(menu, 'a');
    const stuck = ask(menu, 'piensa sin fin');
    await expect(ask(menu, 'b')).rejects.toMatchObject({ code: 'asistente_ocupado' });
    expect(await stuck).toBeNull();
  });
});

test('the least recently used menus are dropped when others need their place', () => {
  open();
  const menus = loadedMenus(100);
  const [a, b, c] = [menuOf(40), menuOf(40), menuOf(40)];
  expect(menus.take(a)).toEqual({ id: 1, isNew: true, forget: [] });
  expect(menus.take(b)).toEqual({ id: 2, isNew: true, forget: [] });
  expect(menus.take(a)).toEqual({ id: 1, isNew: false, forget: [] });
  expect(menus.take(c)).toEqual({ id: 3, isNew: true, forget: [2] });
  expect(menus.take(b)).toEqual({ id: 2, isNew: true, forget: [1] });
});
