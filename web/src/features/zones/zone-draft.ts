import type { Zone, ZoneDraft } from '@comanda/contract/zones/zones';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';

/** A zone as its form holds it: numbers are still texts. */
export interface ZoneForm {
  nombre: string;
  barrios: readonly string[];
  tarifa: string;
  minimo: string;
  gratis_desde: string;
  tiempo_min: string;
  radio_m: string;
  poligono: Zone['poligono'];
  activa: boolean;
}

export function zoneForm(zona: Zone | null): ZoneForm {
  if (!zona) return EMPTY;
  const pesos = (value: number | null) => (value ? pesosText(value) : '');
  return {
    nombre: zona.nombre,
    barrios: zona.barrios,
    tarifa: pesosText(zona.tarifa),
    minimo: pesos(zona.minimo),
    gratis_desde: pesos(zona.gratis_desde),
    tiempo_min: zona.tiempo_min === 0 ? '' : String(zona.tiempo_min),
    radio_m: zona.radio_m === null ? '' : pesosText(zona.radio_m),
    poligono: zona.poligono,
    activa: zona.activa,
  };
}

/** What is sent. A text that is no number becomes NaN, which the rules refuse. */
export function zoneDraft(form: ZoneForm, _id: string | null): ZoneDraft {
  const { nombre, barrios, poligono, activa } = form;
  return {
    ...(_id && { _id }),
    nombre,
    barrios: [...barrios],
    tarifa: readPesos(form.tarifa) ?? Number.NaN,
    minimo: readPesos(form.minimo) ?? 0,
    gratis_desde: readPesos(form.gratis_desde),
    tiempo_min: readPesos(form.tiempo_min) ?? 0,
    radio_m: readPesos(form.radio_m),
    poligono: sentPolygon(poligono),
    activa,
  };
}

/** A stored zone, to be sent back as it is. */
export function asDraft({ poligono, barrios, ...zona }: Zone): ZoneDraft {
  return { ...zona, barrios: [...barrios], poligono: sentPolygon(poligono) };
}

function sentPolygon(poligono: Zone['poligono']): ZoneDraft['poligono'] {
  if (!poligono) return null;
  const { type, coordinates } = poligono;
  return { type, coordinates: coordinates.map((ring) => ring.map((point) => [...point])) };
}

const EMPTY: ZoneForm = {
  nombre: '',
  barrios: [],
  tarifa: '',
  minimo: '',
  gratis_desde: '',
  tiempo_min: '',
  radio_m: '',
  poligono: null,
  activa: true,
};
