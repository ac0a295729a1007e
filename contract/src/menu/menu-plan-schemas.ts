import { z } from 'zod';
import { pesosSchema } from '../wire.ts';
import { ACCIONES_PLAN } from './menu-plan.words.ts';

/** A row of the sheet that breaks a rule. Row 1 holds the names of the columns. */
export const sheetProblemSchema = z.object({
  /** As a spreadsheet numbers it; 0 if the whole sheet is wrong. */
  fila: z.int(),
  campo: z.string(),
  message: z.string(),
});

export const planProductSchema = z.object({
  accion: z.enum(ACCIONES_PLAN),
  /** Its row in the sheet; null when it comes from another sede or is removed. */
  fila: z.int().nullable(),
  id_sigo: z.string(),
  nombre: z.string(),
  categoria: z.string(),
  precio: pesosSchema,
  /** Its current price, if the product exists. */
  precioActual: pesosSchema.nullable(),
});

const planGroupSchema = z.object({
  accion: z.enum(ACCIONES_PLAN),
  codigo: z.string(),
  nombre: z.string(),
  opciones: z.int(),
});

/** What an import or a copy does, or would do. */
export const menuPlanSchema = z.object({
  /** Tells the menu it was made for from any other; the confirmation sends it back. */
  version: z.int(),
  categoriasNuevas: z.array(z.string()),
  /** 'reemplazar' leaves them without products, so they are removed too. */
  categoriasQueSalen: z.array(z.string()),
  productos: z.array(planProductSchema),
  /** Groups that come along from another sede, or go. */
  grupos: z.array(planGroupSchema),
  errores: z.array(sheetProblemSchema),
});
