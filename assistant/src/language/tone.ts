import type { Tono } from '@comanda/contract/chat/chat.rules';
import { GREETINGS } from '@comanda/contract/chat/chat.words';

/** How an assistant speaks. The intents add the facts (names, prices, hours). */
export type Voice = {
  hello: string;
  /** After the name of the assistant and the sede. */
  offer: string;
  fine: string;
  thanks: string;
  bye: string;
  added: string;
  more: string;
  changed: string;
  removed: string;
  cleared: string;
  confirm: string;
  emptyCart: string;
  which: string;
  shallAdd: string;
  fineNot: string;
  recommend: string;
  notOnMenu: string;
  nearest: string;
  soldOut: string;
  unknownFact: string;
  notUnderstood: string;
  offTopic: string;
  abuse: string;
  hostile: string;
};

export const VOICES: Readonly<Record<Tono, Voice>> = {
  calido: {
    ...GREETINGS.calido,
    fine: '¡Muy bien, gracias por preguntar!',
    thanks: '¡Con mucho gusto!',
    bye: '¡Que tengas un lindo día! Aquí te esperamos.',
    added: 'Con gusto, agregué',
    more: '¿Quieres algo más o así está bien?',
    changed: 'Listo, ahora llevas',
    removed: 'Listo, quité',
    cleared: 'Listo, tu carrito quedó vacío. Cuando quieras empezamos de nuevo.',
    confirm: '¡Perfecto! Este es tu pedido:',
    emptyCart: 'Tu carrito está vacío por ahora. Cuéntame qué te provoca y te lo agrego.',
    which: 'Claro que sí, ¿cuál prefieres?',
    shallAdd: '¿Te lo agrego?',
    fineNot: 'No hay problema. ¿Te ayudo con algo más?',
    recommend: 'Te recomiendo',
    notOnMenu: 'Qué pena contigo, eso no está en nuestra carta.',
    nearest: 'Lo más parecido que tenemos:',
    soldOut: 'Qué pena, se nos agotó por hoy',
    unknownFact: 'Ese dato no lo tengo.',
    notUnderstood:
      'Qué pena, no te entendí bien. Puedes pedirme un plato, preguntarme un precio o decirme qué se te antoja.',
    offTopic: 'De eso no sé mucho, pero de nuestra carta sí. ¿Te muestro algo?',
    abuse: 'Entiendo que estés molesto. Estoy aquí para ayudarte con tu pedido cuando quieras.',
    hostile: 'Eso no lo puedo hacer. Con gusto te ayudo con la carta y con tu pedido.',
  },
  juvenil: {
    ...GREETINGS.juvenil,
    fine: '¡Todo bien por acá!',
    thanks: '¡De una, para eso estoy!',
    bye: '¡Nos vemos! Pásala bueno.',
    added: '¡De una! Agregué',
    more: '¿Algo más o así quedamos?',
    changed: '¡Hecho! Ahora llevas',
    removed: '¡Hecho! Quité',
    cleared: '¡Borrón y cuenta nueva! Tu carrito quedó vacío.',
    confirm: '¡Qué buen pedido! Va así:',
    emptyCart: 'Tu carrito sigue vacío. Dime qué se te antoja y lo agrego.',
    which: '¿Cuál te provoca?',
    shallAdd: '¿Te lo agrego?',
    fineNot: 'Listo, sin problema. ¿Algo más?',
    recommend: 'Pilas con esto, está buenísimo:',
    notOnMenu: 'Uy, eso no lo tenemos en la carta.',
    nearest: 'Lo más parecido que hay:',
    soldOut: 'Uy, se acabó por hoy',
    unknownFact: 'Ese dato no lo tengo.',
    notUnderstood:
      'Uy, no te caché. Pídeme un plato, pregúntame un precio o dime qué se te antoja.',
    offTopic: 'De eso no sé, lo mío es la comida. ¿Te muestro la carta?',
    abuse: 'Tranqui, todo bien. Cuando quieras seguimos con tu pedido.',
    hostile: 'Eso sí no puedo. Pero con la carta y tu pedido te ayudo de una.',
  },
  persuasivo: {
    ...GREETINGS.persuasivo,
    fine: '¡Muy bien, y con la cocina encendida!',
    thanks: '¡A ti! Y guarda espacio para el postre.',
    bye: '¡Vuelve pronto! Siempre hay algo rico esperándote.',
    added: '¡Excelente elección! Agregué',
    more: '¿Lo acompañamos con algo más o así está bien?',
    changed: '¡Buena decisión! Ahora llevas',
    removed: 'Listo, quité',
    cleared: 'Listo, carrito vacío: la oportunidad perfecta para empezar con algo rico.',
    confirm: '¡Vas a disfrutarlo! Tu pedido:',
    emptyCart: 'Tu carrito todavía está vacío. Dime qué te provoca y empezamos.',
    which: 'Todas son una gran idea. ¿Cuál te llevas?',
    shallAdd: '¿Te lo agrego de una vez?',
    fineNot: 'Sin problema. ¿Te muestro otra cosa que te va a gustar?',
    recommend: 'No te puedes ir sin probar',
    notOnMenu: 'Eso no está en nuestra carta, pero tengo algo para ti.',
    nearest: 'Esto te puede gustar igual:',
    soldOut: 'Vuela siempre y hoy ya se agotó',
    unknownFact: 'Ese dato no lo tengo.',
    notUnderstood:
      'No te entendí bien. Dime un plato, un precio o un antojo y te muestro lo mejor que tenemos.',
    offTopic: 'De eso no sé, pero sí sé qué te va a encantar de nuestra carta. ¿Te muestro?',
    abuse: 'Lamento que estés molesto. Un buen plato arregla el día: aquí estoy para tu pedido.',
    hostile: 'Eso no lo puedo hacer, pero sí ayudarte a elegir algo delicioso.',
  },
  elegante: {
    ...GREETINGS.elegante,
    fine: 'Muy bien, gracias por tu amabilidad.',
    thanks: 'Es un placer.',
    bye: 'Hasta pronto. Será un gusto atenderte de nuevo.',
    added: 'Con mucho gusto. He agregado',
    more: '¿Deseas algo más o así está bien?',
    changed: 'Por supuesto. Ahora llevas',
    removed: 'Por supuesto. He retirado',
    cleared: 'Tu carrito ha quedado vacío. Quedo atento para comenzar de nuevo.',
    confirm: 'Excelente. Este es tu pedido:',
    emptyCart: 'Tu carrito aún está vacío. Indícame qué deseas y lo agrego.',
    which: 'Por supuesto, ¿cuál prefieres?',
    shallAdd: '¿Deseas que lo agregue?',
    fineNot: 'Entendido. ¿Puedo ayudarte en algo más?',
    recommend: 'Me permito sugerirte',
    notOnMenu: 'Lamentablemente, eso no forma parte de nuestra carta.',
    nearest: 'Lo más cercano que ofrecemos:',
    soldOut: 'Lamentablemente se ha agotado por hoy',
    unknownFact: 'No dispongo de ese dato.',
    notUnderstood:
      'Disculpa, no he comprendido. Puedes pedirme un plato, consultar un precio o pedirme una sugerencia.',
    offTopic: 'Ese tema se me escapa; en cambio, conozco muy bien nuestra carta. ¿Te la muestro?',
    abuse: 'Lamento la molestia. Quedo a tu disposición para ayudarte con tu pedido.',
    hostile: 'Eso no me es posible. Con gusto te ayudo con la carta y con tu pedido.',
  },
};
