import { z } from 'zod';
import { pesosSchema } from './wire.ts';

/**
 * How a menu from elsewhere meets the one that is there. 'actualizar' changes the products with the
 * same id_sigo and adds the rest; 'reemplazar' also takes out those that the new menu does not have.
 */
export const MODOS_MENU = ['actualizar', 'reemplazar'] as const;
export type ModoMenu = (typeof MODOS_MENU)[number];

export const ACCIONES_PLAN = ['nuevo', 'cambia', 'igual', 'sale'] as const;
export type AccionPlan = (typeof ACCIONES_PLAN)[number];

/** A row of the sheet that breaks a rule. Row 1 holds the names of the columns. */
export const sheetProblemSchema = z.object({
  fila: z.int(),
  campo: z.string(),
  message: z.string(),
});

export const planProductSchema = z.object({
  accion: z.enum(ACCIONES_PLAN),
  /** Its row in the sheet; null when it comes from another sede or goes out. */
  fila: z.int().nullable(),
  id_sigo: z.string(),
  nombre: z.string(),
  categoria: z.string(),
  precio: pesosSchema,
  /** What it costs now, where it exists. */
  precioActual: pesosSchema.nullable(),
});

/** What an import or a copy does, or would do. */
export const menuPlanSchema = z.object({
  /** Of the menu it was made for: sent back with the confirmation. */
  version: z.int(),
  categoriasNuevas: z.array(z.string()),
  /** Left without products by 'reemplazar', so they go out too. */
  categoriasQueSalen: z.array(z.string()),
  productos: z.array(planProductSchema),
  errores: z.array(sheetProblemSchema),
});

export const copyMenuBodySchema = z.object({
  /** The sede that receives the menu. */
  dbName: z.string(),
  origen: z.string(),
  modo: z.enum(MODOS_MENU).default('actualizar'),
  /** True: answer the plan and write nothing. */
  simular: z.boolean().default(false),
  version: z.int().nullish(),
});

// Multipart sends texts.
const flagText = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const importMenuFieldsSchema = z.object({
  dbName: z.string(),
  modo: z.enum(MODOS_MENU).default('actualizar'),
  simular: flagText,
  /** Import what is good and leave the bad rows out. */
  omitirErrores: flagText,
  version: z.coerce.number().int().optional(),
});

export const menuPlanAnswerSchema = z.object({ message: z.string(), data: menuPlanSchema });

export type SheetProblem = z.infer<typeof sheetProblemSchema>;
export type PlanProduct = z.infer<typeof planProductSchema>;
export type MenuPlan = z.infer<typeof menuPlanSchema>;
