import { aGroup, anOption } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { Reply } from './assistant.ts';
import { openMenu } from './menu-search.ts';
import { aTurn, TEST_MENU } from './test-menu.ts';

const termino = aGroup({
  codigo: 'termino',
  nombre: 'Término',
  min: 1,
  opciones: [
    anOption({ codigo: 'medio', nombre: 'Medio' }),
    anOption({ codigo: 'tres-cuartos', nombre: 'Tres cuartos' }),
    anOption({ codigo: 'asado', nombre: 'Bien asado' }),
    anOption({ codigo: 'azul', nombre: 'Azul', agotado: true }),
  ],
});
const salsas = aGroup({
  codigo: 'salsas',
  nombre: 'Salsas',
  max: 2,
  opciones: [
    anOption({ codigo: 'hogao', nombre: 'Hogao', precio: 1500 }),
    anOption({ codigo: 'sin-cebolla', nombre: 'Sin cebolla' }),
  ],
});
const quesos = aGroup({
  codigo: 'quesos',
  nombre: 'Quesos',
  max: 3,
  repetible: true,
  opciones: [anOption({ codigo: 'campesino', nombre: 'Queso campesino', precio: 2000 })],
});
const product = (id_sigo: string) => anOption({ codigo: id_sigo.toLowerCase(), id_sigo });
const one = { min: 1, max: 1 };
const bebida = aGroup({
  ...one,
  codigo: 'bebida',
  nombre: 'Bebida',
  opciones: [product('COCA'), product('COCO')],
});
const lado = aGroup({
  ...one,
  codigo: 'lado',
  nombre: 'Acompañamiento',
  opciones: [product('PAPAS'), product('YUCA')],
});
const combo = aGroup({
  codigo: 'combo',
  nombre: 'Combo',
  opciones: [
    anOption({ codigo: 'en-combo', nombre: 'En combo', precio: 9000, grupos: ['bebida', 'lado'] }),
  ],
});
const GROUPS: Record<string, string[]> = {
  bandeja: ['termino', 'salsas', 'quesos'],
  mojarra: ['combo'],
};
const menu = {
  ...TEST_MENU,
  products: TEST_MENU.products.map((one) => {
    const grupos = GROUPS[one._id];
    return grupos ? { ...one, grupos } : one;
  }),
  groups: [termino, salsas, quesos, bebida, lado, combo],
};

/** A talk of several messages; the answer to the last. */
const talk = (...messages: string[]): Reply => {
  let turn = aTurn('', { menu });
  let reply = answer(turn);
  for (const message of messages) {
    reply = answer({ ...turn, message });
    turn = { ...turn, cart: reply.cart, memory: reply.memory };
  }
  return reply;
};
const chosen = ({ cart }: Reply) =>
  cart.map(({ cantidad, grupos = [], nota }) => ({
    cantidad,
    nota,
    options: grupos.flatMap(({ opciones }) =>
      opciones.flatMap((option) => [
        option.cantidad > 1 ? `${option.nombre} ×${option.cantidad}` : option.nombre,
        ...(option.grupos ?? []).flatMap((nested) => nested.opciones.map(({ nombre }) => nombre)),
      ]),
    ),
  }));

describe('a dish with groups', () => {
  it('is asked for what it needs in one question', () => {
    const { cart, respuesta } = talk('dos bandejas');
    expect(cart).toEqual([]);
    expect(respuesta).toContain(
      'Para Bandeja paisa, ¿qué término: medio, tres cuartos o bien asado?',
    );
  });

  it.each([
    ['medio', 'Medio'],
    ['término tres cuartos', 'Tres cuartos'],
    ['bien asada, por favor', 'Bien asado'],
  ])('is added when the answer is «%s»', (said, option) => {
    expect(chosen(talk('dos bandejas', said))).toEqual([
      { cantidad: 2, nota: '', options: [option] },
    ]);
  });

  it('is not asked for what was said with it', () => {
    expect(chosen(talk('una bandeja bien asada con hogao'))).toEqual([
      { cantidad: 1, nota: '', options: ['Bien asado', 'Hogao'] },
    ]);
  });

  it('takes «sin …» as an option where there is one so called, else as a note', () => {
    expect(chosen(talk('una bandeja término medio sin cebolla'))).toMatchObject([
      { options: ['Medio', 'Sin cebolla'], nota: '' },
    ]);
    expect(chosen(talk('una bandeja término medio sin chicharrón'))).toMatchObject([
      { options: ['Medio'], nota: 'sin chicharrón' },
    ]);
  });

  it('keeps what was chosen when its quantity changes', () => {
    expect(chosen(talk('una bandeja bien asada', 'mejor dos'))).toMatchObject([
      { cantidad: 2, options: ['Bien asado'] },
    ]);
  });

  it('waits for an answer that it can understand, and lets one change the subject', () => {
    expect(talk('una bandeja', 'azul').cart).toEqual([]);
    expect(talk('una bandeja', 'no, gracias').cart).toEqual([]);
    expect(talk('una bandeja', 'una coca-cola').cart).toMatchObject([{ nombre: 'Coca-Cola' }]);
  });

  it('takes two of an option where two may be taken, else leaves the wish to the kitchen', () => {
    expect(chosen(talk('una bandeja bien asada con doble queso campesino'))).toMatchObject([
      { options: ['Bien asado', 'Queso campesino ×2'], nota: '' },
    ]);
    expect(chosen(talk('una bandeja bien asada con doble hogao'))).toMatchObject([
      { options: ['Bien asado'], nota: 'con doble hogao' },
    ]);
  });

  it.each(['una mojarra en combo con papas y coca', 'una mojarra con papas y coca-cola'])(
    'takes what is said with it as its combo: «%s»',
    (said) => {
      expect(chosen(talk(said))).toEqual([
        { cantidad: 1, nota: '', options: ['En combo', 'Coca-Cola', 'Papas a la francesa'] },
      ]);
    },
  );

  it('asks for what a combo still needs', () => {
    const { cart, respuesta } = talk('una mojarra en combo con papas');
    expect(cart).toEqual([]);
    expect(respuesta).toContain('¿qué bebida: Coca-Cola');
    expect(chosen(talk('una mojarra en combo con papas', 'coca-cola'))).toMatchObject([
      { options: ['En combo', 'Coca-Cola', 'Papas a la francesa'] },
    ]);
  });

  it('makes no combo for somebody who only wants a drink', () => {
    expect(chosen(talk('una mojarra y una coca-cola'))).toEqual([
      { cantidad: 1, nota: '', options: [] },
      { cantidad: 1, nota: '', options: [] },
    ]);
    expect(chosen(talk('una mojarra con coca-cola'))).toHaveLength(2);
  });

  it('changes an option for another, adds one, or takes it away', () => {
    const first = 'una bandeja término medio con hogao';
    expect(chosen(talk(first, 'mejor bien asada'))).toMatchObject([
      { options: ['Bien asado', 'Hogao'], nota: '' },
    ]);
    expect(chosen(talk(first, 'la bandeja sin hogao'))).toMatchObject([
      { options: ['Medio'], nota: '' },
    ]);
    expect(chosen(talk(first, 'la bandeja con queso campesino'))).toMatchObject([
      { options: ['Medio', 'Hogao', 'Queso campesino'], nota: '' },
    ]);
  });

  it('is found by what it can be had with', () => {
    expect(openMenu(menu).search('queso campesino')[0]?.product._id).toBe('bandeja');
  });
});

describe('a dish of which nothing is left to choose', () => {
  const products = menu.products.map((one) =>
    one._id === 'coca' ? { ...one, sinOpciones: true as const } : one,
  );
  const tell = (message: string) => answer(aTurn(message, { menu: { ...menu, products } }));

  it('is sold out, and not suggested', () => {
    const { cart, respuesta, productosSugeridos } = tell('una coca');
    expect(cart).toEqual([]);
    expect(respuesta).toContain('Coca-Cola');
    expect(productosSugeridos).not.toContain('coca');
    expect(tell('qué bebidas tienes').productosSugeridos).not.toContain('coca');
  });

  it('is still an option of another dish, as in its menu', () => {
    const reply = tell('una mojarra en combo con coca y papas');
    expect(chosen(reply)[0]?.options).toEqual(['En combo', 'Coca-Cola', 'Papas a la francesa']);
  });
});
