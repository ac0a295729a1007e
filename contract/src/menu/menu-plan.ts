import { z } from 'zod';
import { dbNameSchema, pesosSchema, uploadSchema } from '../wire.ts';
import { ACCIONES_PLAN, MODOS_MENU } from './menu-plan.words.ts';

/** A row of the sheet that breaks a rule. Row 1 holds the names of the columns. */
export const sheetProblemSchema = z.object({
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

/** What an import or a copy does, or would do. */
export const menuPlanSchema = z.object({
  /** The version of the menu it was made for; the confirmation sends it back. */
  version: z.int(),
  categoriasNuevas: z.array(z.string()),
  /** 'reemplazar' leaves them without products, so they are removed too. */
  categoriasQueSalen: z.array(z.string()),
  productos: z.array(planProductSchema),
  errores: z.array(sheetProblemSchema),
});

export const copyMenuBodySchema = z.object({
  /** The sede that receives the menu. */
  dbName: dbNameSchema,
  origen: dbNameSchema,
  modo: z.enum(MODOS_MENU).default('actualizar'),
  /** True: return the plan and write nothing. */
  simular: z.boolean().default(false),
  version: z.int().nullish(),
});

// Multipart forms send flags as texts.
const flagText = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const importMenuFormSchema = z.object({
  dbName: dbNameSchema,
  modo: z.enum(MODOS_MENU).default('actualizar'),
  simular: flagText,
  /** Import the good rows and leave the bad ones out. */
  omitirErrores: flagText,
  version: z.coerce.number<number>().int().optional(),
  archivo: uploadSchema,
});

export const menuPlanAnswerSchema = z.object({ message: z.string(), data: menuPlanSchema });

export type SheetProblem = z.infer<typeof sheetProblemSchema>;
export type PlanProduct = z.infer<typeof planProductSchema>;
export type MenuPlan = z.infer<typeof menuPlanSchema>;
