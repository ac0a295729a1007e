import { answer, EMPTY_MEMORY } from '@comanda/assistant/answer';
import type { Reply, Turn } from '@comanda/assistant/assistant';
import { fold } from '@comanda/contract/fold';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { CartLine } from '@comanda/contract/orders/orders';
import type { Case } from './cases.ts';

export type Place = Omit<Turn, 'message' | 'memory' | 'cart'>;

/** Plays a case and returns what is wrong with its result; nothing when it is right. */
export function runCase(
  place: Place,
  [said, expected]: Case,
): { problems: string[]; reply: Reply } {
  let cart: readonly CartLine[] = [];
  let memory = EMPTY_MEMORY;
  let before = cart;
  let reply: Reply | undefined;
  for (const message of typeof said === 'string' ? [said] : said) {
    before = cart;
    reply = answer({ ...place, cart, memory, message });
    ({ cart, memory } = reply);
  }
  if (!reply) throw new Error('Un caso sin palabras.');
  return { problems: problemsOf(place, reply, before, expected), reply };
}

function problemsOf(
  place: Place,
  reply: Reply,
  before: readonly CartLine[],
  expected: string,
): string[] {
  const problems: string[] = [];
  const rules = expected.split('|').map((rule) => rule.trim());
  if (reply.redirigirACarrito !== rules.includes('redirect')) {
    problems.push(reply.redirigirACarrito ? 'lleva al carrito' : 'no lleva al carrito');
  }
  const text = fold(reply.respuesta);
  const shown = reply.productosSugeridos.map(
    (id) => place.menu.products.find(({ _id }) => _id === id)?.nombre ?? id,
  );
  for (const rule of rules) {
    const [name = '', value = ''] = rule.split(/:\s*(.*)/s);
    const values = value.split(',').map((one) => one.trim());
    if (name === 'cart' && cartText(reply.cart) !== normal(value))
      problems.push(`carrito: ${cartText(reply.cart)}`);
    if (name === 'same' && cartText(reply.cart) !== cartText(before))
      problems.push(`carrito: ${cartText(reply.cart)}`);
    if (name === 'lines' && cartText(reply.cart.map(bare)) !== normal(value))
      problems.push(`carrito: ${cartText(reply.cart)}`);
    if (name === 'noted') {
      const notes = fold(reply.cart.map(({ nota }) => nota).join(', '));
      problems.push(
        ...values.filter((one) => !notes.includes(fold(one))).map((one) => `no anota «${one}»`),
      );
    }
    if (name === 'says') {
      problems.push(
        ...values.filter((one) => !text.includes(fold(one))).map((one) => `no dice «${one}»`),
      );
    }
    if (name === 'hushes') {
      problems.push(
        ...values.filter((one) => text.includes(fold(one))).map((one) => `dice «${one}»`),
      );
    }
    if (name === 'shows') {
      problems.push(
        ...values
          .filter((one) => !shown.some((other) => fold(other) === fold(one)))
          .map((one) => `no muestra ${one}`),
      );
    }
  }
  return problems;
}

function bare(line: CartLine): CartLine {
  return { ...line, nota: '', adiciones: [], grupos: undefined };
}

function cartText(cart: readonly CartLine[]): string {
  if (cart.length === 0) return '-';
  return normal(
    cart
      .map(({ cantidad, nombre, nota, adiciones, combo, grupos }) =>
        [
          cantidad,
          nombre,
          nota && `(${nota})`,
          ...adiciones.map((addition) => `+${addition.nombre}`),
          combo && `=${combo.bebida.nombre}=${combo.adicional.nombre}`,
          ...optionTexts(grupos),
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join(';'),
  );
}

function optionTexts(grupos: CartLine['grupos']): string[] {
  const parts = partsOf({ cantidad: 1, adiciones: [], combo: null, grupos });
  return parts.map(({ texto }) => `*${texto}`);
}

/** Ignores order, case and accents. */
function normal(cart: string): string {
  return cart
    .split(';')
    .map((line) => fold(line).trim().replace(/\s+/g, ' '))
    .sort()
    .join('; ');
}
