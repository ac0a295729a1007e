import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import {
  feeOf,
  missingForFree,
  missingForMinimum,
  type Punto,
  zoneFor,
} from '@comanda/contract/zones/zone-for.rules';
import type { Zone, ZonesAnswer } from '@comanda/contract/zones/zones';

/** What a form holds of the place of a delivery: `punto` as '4.61,-74.07', from the phone. */
export interface PlaceDraft {
  barrio: string;
  punto: string;
}

/** What a delivery to a place costs, for so many pesos of dishes. */
export interface DeliveryQuote {
  zona: Zone;
  /** As the zone writes it; else the name of the zone. */
  where: string;
  valor: number;
  /** How much is missing to the least that the zone takes; 0 for enough. */
  falta: number;
  /** How much is missing until the delivery is free; null where it never is, or is already. */
  faltaGratis: number | null;
}

/** Null where nobody has said a place, and where no zone reaches it. */
export function quoteFor(
  { zonas, punto: sede }: Pick<ZonesAnswer, 'zonas' | 'punto'>,
  place: PlaceDraft,
  dishes: number,
): DeliveryQuote | null {
  const reached = zoneFor({ barrio: place.barrio, punto: readPunto(place.punto) }, zonas, sede);
  if (!reached) return null;
  const { zona, barrio } = reached;
  return {
    zona,
    where: barrio ?? zona.nombre,
    valor: feeOf(zona, dishes),
    falta: missingForMinimum(zona, dishes),
    faltaGratis: missingForFree(zona, dishes),
  };
}

/** Why there is no delivery to this place; undefined where there is. */
export function placeProblem(place: PlaceDraft, quote: DeliveryQuote | null): string | undefined {
  if (quote) return undefined;
  if (place.barrio.trim() !== '') return deliveryMessages.outsideOf(place.barrio.trim());
  return place.punto === '' ? deliveryMessages.barrioRequired : deliveryMessages.outside;
}

export function readPunto(text: string): Punto | null {
  const [lat, lng, ...others] = text.split(',').map(Number);
  if (lat === undefined || lng === undefined || others.length > 0 || text === '') return null;
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

export function puntoText({ lat, lng }: Punto): string {
  return `${lat},${lng}`;
}
