import type { SlotSettings } from './slots.rules.ts';

/** A sede that has decided nothing takes every order at every hour; so does one whose node does not know of all this yet. */
export const DEFAULT_SERVICE: SlotSettings = {
  horas: null,
  ultimaOrdenMin: 0,
  pausa: null,
  canales: { mesa: true, llevar: true, domicilio: true },
  preparacionMin: null,
  extraMin: 0,
  limite: null,
  programar: { activo: false, desdeMin: 30, dias: 2 },
};
