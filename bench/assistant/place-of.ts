import type { Tono } from '@comanda/contract/chat/chat.rules';
import type { Menu } from './menu-of.ts';
import type { Place } from './run-case.ts';

type Facts = {
  nombre: string;
  tono: Tono;
  direccion: string;
  telefono: string;
  horario: string;
  parametros?: { titulo: string; valor: string }[];
  redes?: Partial<Record<'whatsapp' | 'instagram' | 'facebook', string>>;
  frases?: string[];
  asistente?: string;
};

export function placeOf(menu: Menu, facts: Facts): Place {
  const { nombre, direccion, telefono, horario, tono } = facts;
  return {
    menu,
    sede: { nombre, direccion, telefono, horario },
    config: {
      nombreAsistente: facts.asistente ?? 'Asistente',
      tono,
      frasesConfirmacion: facts.frases ?? [],
      instruccionesCorreccion: '',
      parametros: facts.parametros ?? [],
      redesSociales: { whatsapp: '', instagram: '', facebook: '', ...facts.redes },
    },
    now: SATURDAY,
  };
}

/** Saturday 14 November 2026, half past one in the afternoon in Bogotá. */
const SATURDAY = new Date('2026-11-14T18:30:00Z');
