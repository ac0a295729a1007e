import { answer, EMPTY_MEMORY } from '../server/src/assistant/answer.ts';
import { clausesOf } from '../server/src/assistant/clauses.ts';
import { hear } from '../server/src/assistant/heard.ts';
import { openMenu } from '../server/src/assistant/menu-search.ts';
import { wordsOf } from '../server/src/assistant/normalise.ts';
import { PLACES } from './assistant/places.ts';

const [, , name, ...said] = process.argv;
const place = PLACES.find((one) => one.name === name)!.place;
let cart: any = [],
  memory: any = EMPTY_MEMORY;
for (const message of said) {
  for (const c of clausesOf(wordsOf(message))) {
    const h = hear(c, openMenu(place.menu));
    console.log(
      '  clause',
      JSON.stringify(c.said),
      h.mentions.map(
        (m) =>
          `${m.quantity}|${m.isDefinite ? 'el' : ''}|${m.words}|${m.unmet}|${m.at}-${m.end}|${m.senses.map((s) => s.product.nombre + ':' + s.link)}|${m.mods.map((x) => x.kind + ' ' + x.what)}`,
      ),
      h.looseMods,
      h.looseQuantity,
    );
  }
  const r = answer({ ...place, cart, memory, message });
  ({ cart, memory } = r);
  console.log(
    message,
    '=>',
    r.respuesta,
    '\n   cart:',
    cart.map(
      (l: any) =>
        `${l.cantidad} ${l.nombre} (${l.nota}) ${l.adiciones.map((a: any) => '+' + a.nombre)}`,
    ),
    r.redirigirACarrito,
    memory.pending?.asks,
  );
}
