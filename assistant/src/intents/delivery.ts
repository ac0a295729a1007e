import { formatMoney } from '@comanda/contract/money';
import { nameKey } from '@comanda/contract/text';
import type { Turn } from '../assistant.ts';
import type { Clause } from '../language/clauses.ts';
import { listed, say, type Talk } from '../talk.ts';

type Zone = NonNullable<Turn['sede']['zonas']>[number];

const REACHES = / (llegan|llega|llegas|cubren|reparten|llevan|envian|entregan|despachan) /;
const DELIVERY = / (domicilios?|domi|envios?|entregas?) /;
const ASKING =
  / (hacen|hace|tienen|manejan|cobran|cuanto|vale|cuesta|costo|valor|hay|puedo|ofrecen|minimo|gratis|demora\w*|tarda\w*|donde|que barrios) /;
const ORDERING = / (dame|quiero|regal\w+|me das|ponme|mandame|para llevar) /;
/** What follows 'llegan a', up to a word that ends it. */
const PLACE =
  /\b(?:llegan?|llegas|cubren|reparten|llevan|envian|entregan|despachan|domicilios?)(?: domicilios?)? (?:a|al|hasta|en|para) (?:el |la |los |las )?(?:barrio |sector )?([\p{L}\d ]{2,60})/u;
const NO_PLACE = /^(domicilio|domi|casa|mi casa|la casa|todo|todas partes|cualquier|donde|que )/;

/** '¿llegan a Cedritos?', '¿cuánto vale el domicilio?': only what the sede's zones say. */
export function aboutDelivery(talk: Talk, { said, isQuestion }: Clause): boolean {
  const zones = (talk.turn.sede.zonas ?? []).filter(({ activa }) => activa);
  if (talk.turn.sede.zonas === undefined || talk.turn.sede.zonas.length === 0) return false;
  const reaches = REACHES.test(said);
  if (!reaches && !(DELIVERY.test(said) && (isQuestion || ASKING.test(said)))) return false;
  if (ORDERING.test(said) && !reaches) return false;
  // The words as they were written: names of barrios are not corrected.
  const written = ` ${nameKey(talk.turn.message).replace(/[^\p{L}\d]+/gu, ' ')} `;
  const known = named(zones, written);
  if (known) return say(talk, ...toldZone(known.barrio, known.zone));
  const place = PLACE.exec(written)?.[1]?.trim();
  if (place && !NO_PLACE.test(place)) return say(talk, unknownPlace(zones), reachedWords(zones));
  if (!DELIVERY.test(said) && !place) return false;
  return say(talk, feesWords(zones), reachedWords(zones));
}

/** The longest barrio that the message names: 'Chapinero Alto' before 'Chapinero'. */
function named(zones: readonly Zone[], written: string) {
  const all = zones.flatMap((zone) =>
    zone.barrios.map((barrio) => ({
      zone,
      barrio,
      key: nameKey(barrio).replace(/[^\p{L}\d]+/gu, ' '),
    })),
  );
  const found = all.filter(({ key }) => key.trim() !== '' && written.includes(` ${key.trim()} `));
  // Of two zones with the same barrio the first one counts.
  return found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best && best.key.length >= one.key.length ? best : one),
    undefined,
  );
}

function toldZone(barrio: string, zone: Zone): string[] {
  const { tarifa, minimo, gratis_desde, tiempo_min } = zone;
  const terms = [
    tarifa === 0 ? 'no cobramos el domicilio' : `el domicilio vale ${formatMoney(tarifa)}`,
    ...(minimo > 0 ? [`el pedido mínimo es de ${formatMoney(minimo)}`] : []),
    ...(tarifa > 0 && gratis_desde !== null
      ? [`desde ${formatMoney(gratis_desde)} es gratis`]
      : []),
    ...(tiempo_min > 0 ? [`son unos ${tiempo_min} minutos de camino`] : []),
  ];
  return [`Sí llegamos a ${barrio}: ${listed(terms)}.`];
}

function unknownPlace(zones: readonly Zone[]): string {
  return zones.some(({ poligono, radio_m }) => poligono || radio_m !== null)
    ? 'Ese barrio no está en nuestra lista: en el carrito, «Usar mi ubicación» te dice si llegamos.'
    : 'Allá no llegamos a domicilio.';
}

function feesWords(zones: readonly Zone[]): string {
  const fees = zones.map(({ tarifa }) => tarifa);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  if (zones.length === 0) return 'En este momento no llevamos domicilios.';
  if (most === 0) return 'No cobramos el domicilio.';
  if (least === most) return `El domicilio vale ${formatMoney(most)}.`;
  return `El domicilio vale entre ${formatMoney(least)} y ${formatMoney(most)}, según el barrio.`;
}

/** More names would be a list that nobody reads. */
const NAMED = 6;

function reachedWords(zones: readonly Zone[]): string {
  const barrios = [...new Set(zones.flatMap((zone) => zone.barrios))];
  if (barrios.length === 0) return '';
  const rest = barrios.length - NAMED;
  return `Llegamos a ${listed(barrios.slice(0, NAMED))}${rest > 0 ? `, y a ${rest} barrios más` : ''}.`;
}
