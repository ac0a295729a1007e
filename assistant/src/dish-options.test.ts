import { aGroup, anOption } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { Reply } from './assistant.ts';
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
const menu = {
  ...TEST_MENU,
  products: TEST_MENU.products.map((one) =>
    one._id === 'bandeja' ? { ...one, grupos: ['termino', 'salsas'] } : one,
  ),
  groups: [termino, salsas],
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
    options: grupos.flatMap(({ opciones }) => opciones.map(({ nombre }) => nombre)),
  }));

describe('a dish with groups', () => {
  it('is asked for what it needs in one question', () => {
    const { cart, respuesta } = talk('dos bandejas');
    expect(cart).toEqual([]);
    expect(respuesta).toContain('¿Qué término quieres? Hay Medio, Tres cuartos o Bien asado.');
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
});
