import { z } from 'zod';
import { REGIMENES } from '../accounts/taxes.rules.ts';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { text } from '../wire.ts';
import { TILL_SETTINGS } from './till-settings.rules.ts';

/** Only the owner decides about taxes, tips and money; types and lengths here, rules in till-settings.rules. */

const impuestos = {
  regimen: z.enum(REGIMENES),
  /** A per cent; 0 where there is no tax. */
  tarifa: z.number(),
};
export const impuestosSchema = z.object({
  regimen: impuestos.regimen.default('ninguno'),
  tarifa: impuestos.tarifa.default(0),
});

const propina = {
  /** Whether guests are asked before they pay. */
  sugerir: z.boolean(),
  /** At most ten per cent may be suggested. */
  porcentaje: z.number(),
  /** Whether sales at the counter and to go are asked too. */
  directas: z.boolean(),
  /** For whom it is, as guests read it. */
  destino: text(TILL_SETTINGS.destino),
};
export const propinaSchema = z.object({
  sugerir: propina.sugerir.default(true),
  porcentaje: propina.porcentaje.default(10),
  directas: propina.directas.default(false),
  destino: propina.destino.default('el personal de servicio'),
});

/** What a guest pays to with a phone: a key, and the picture of a code. */
export const pagoDigitalSchema = z.object({
  metodo: z.enum(METODOS_COBRO),
  titulo: text(TILL_SETTINGS.titulo),
  llave: text(TILL_SETTINGS.llave),
  imagen: text(TILL_SETTINGS.imagen),
});
export const pagosSchema = z.array(pagoDigitalSchema);

const caja = {
  /** Whether nobody charges without an open shift. */
  exigeTurno: z.boolean(),
  /** Whether who closes a shift counts before they learn what must be there. */
  cierreCiego: z.boolean(),
  /** Reasons of discounts and courtesies to choose from. */
  motivos: z.array(text(TILL_SETTINGS.motivo)),
};
export const cajaSchema = z.object({
  exigeTurno: caja.exigeTurno.default(false),
  cierreCiego: caja.cierreCiego.default(true),
  motivos: caja.motivos.default([]),
});

const tiquete = {
  /** The tax number of the restaurant, at the head of what is printed; '' without one. */
  nit: text(TILL_SETTINGS.nit),
  /** Pesos of the year's UVT; 0: the owner has not entered it, so nobody is told what the law asks above 5 of them. */
  uvt: z.number(),
};
export const tiqueteSchema = z.object({
  nit: tiquete.nit.default(''),
  uvt: tiquete.uvt.default(0),
});

/** As an owner sends them: each part whole. */
export const tillSettingsBody = {
  impuestos: z.object(impuestos).optional(),
  propina: z.object(propina).optional(),
  pagos: pagosSchema.max(TILL_SETTINGS.room).optional(),
  caja: z.object({ ...caja, motivos: caja.motivos.max(TILL_SETTINGS.room) }).optional(),
  tiquete: z.object({ ...tiquete, uvt: tiquete.uvt.default(0) }).optional(),
};

export const tillSettings = {
  impuestos: impuestosSchema.prefault({}),
  propina: propinaSchema.prefault({}),
  pagos: pagosSchema.default([]),
  caja: cajaSchema.prefault({}),
  tiquete: tiqueteSchema.prefault({}),
};

/** What whoever charges needs of what the owner decided about money. */
export const chargeSettingsSchema = z.object({
  impuestos: impuestosSchema,
  propina: propinaSchema,
  pagos: pagosSchema,
  /** Reasons of discounts and courtesies. */
  motivos: z.array(z.string()),
  uvt: tiquete.uvt,
});

export type ChargeSettings = z.infer<typeof chargeSettingsSchema>;
