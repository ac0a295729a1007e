import { additionsOf } from '@comanda/contract/menu/extras.rules';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { openMenu } from './menu-search.ts';
import { aTurn, TEST_MENU } from './test-menu.ts';

const PIECES =
  `hola me das quiero una dos 3 100 media docena de limonada coco natural bandeja bandejas coca aguacate queso sin con extra y , . ? ! no sí
  listo mejor quita cambia por la el otra cuánto vale es qué trae tienen algo barato más menos mil todo borra langosta sushi natilla papas
  combo segunda primera mesa domicilio llevar gracias malparido \u202e < $ 0 -1 999999 🙂 aaaaaaaa`.split(
    /\s+/,
  );
const message = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 700 }),
);

test('whatever is said, the cart has only products of this menu at its prices, and the answer stays small', () => {
  const menu = openMenu(TEST_MENU);
  const additions = additionsOf(TEST_MENU.products, TEST_MENU.categories);
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 6 }), (messages) => {
      let turn = aTurn('');
      for (const said of messages) {
        const reply = answer({ ...turn, message: said });
        expect(reply).toEqual(answer({ ...turn, message: said }));
        expect(reply.respuesta.length).toBeGreaterThan(0);
        expect(reply.respuesta.length).toBeLessThan(5_000);
        for (const id of reply.productosSugeridos) expect(menu.byId.has(id)).toBe(true);
        expect(reply.cart.length).toBeLessThanOrEqual(LIMITS.lines.max);
        for (const line of reply.cart) {
          const product = menu.byCode.get(line.id_sigo);
          expect(product).toMatchObject({ nombre: line.nombre, precio: line.precio });
          expect(product?.agotado ?? false).toBe(false);
          expect(
            Number.isInteger(line.cantidad) && line.cantidad >= 1 && line.cantidad <= 100,
          ).toBe(true);
          expect(line.nota.length).toBeLessThanOrEqual(LIMITS.nota);
          for (const { id_sigo, precio } of line.adiciones) {
            expect(additions.find((one) => one.id_sigo === id_sigo)?.precio).toBe(precio);
          }
        }
        if (reply.redirigirACarrito) expect(reply.cart.length).toBeGreaterThan(0);
        const memory = JSON.parse(JSON.stringify(reply.memory));
        expect(JSON.stringify(memory).length).toBeLessThan(20_000);
        turn = { ...turn, cart: reply.cart, memory };
      }
    }),
    { numRuns: 300 },
  );
});
