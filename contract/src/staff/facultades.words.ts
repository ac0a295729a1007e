import type { Facultad } from '../permissions.ts';

/** What a facultad is called, and what it lets somebody do. */
export const FACULTAD_WORDS: Record<Facultad, { word: string; lets: string }> = {
  cobrar: { word: 'Cobrar', lets: 'Recibe el pago de una cuenta desde Pedidos' },
  descuentos: { word: 'Descuentos', lets: 'Da descuentos y cortesías en una cuenta' },
  anulaciones: { word: 'Anulaciones', lets: 'Reabre cuentas cerradas y devuelve dinero' },
  arqueo: { word: 'Arqueo', lets: 'Ve cuánto debe haber en la caja y revisa turnos ajenos' },
  sede: { word: 'Sede', lets: 'Cambia el plano de mesas, sus códigos y los ajustes de la sede' },
};
