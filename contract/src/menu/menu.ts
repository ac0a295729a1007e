import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameSchema,
  idSchema,
  jsonField,
  pesosSchema,
  text,
  uploadSchema,
  wireText,
} from '../wire.ts';

export const subcategorySchema = z.object({ id: z.string(), name: z.string() });

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  active: z.boolean(),
  esBebida: z.boolean(),
  esAdicional: z.boolean(),
  esPlatoPrincipal: z.boolean(),
  subcategorias: z.array(subcategorySchema),
});

export const productSchema = z.object({
  _id: z.string(),
  categoryId: z.string(),
  subcategoryIds: z.array(z.string()),
  nombre: z.string(),
  descripcion: z.string(),
  precio: pesosSchema,
  imagen: z.string(),
  id_sigo: z.string(),
  permiteAdiciones: z.boolean(),
  agotado: z.boolean().optional(),
});

// The JSON part of a multipart save: types and lengths; the rules are in menu.rules.
export const categoryInputSchema = z.object({
  name: text(TEXT_LIMITS.nombre).nullish(),
  active: z.boolean().nullish(),
  esBebida: z.boolean().nullish(),
  esAdicional: z.boolean().nullish(),
  esPlatoPrincipal: z.boolean().nullish(),
  // A renamed subcategory keeps its products if it is sent with its id.
  subcategorias: z
    .array(z.object({ id: text(TEXT_LIMITS.nombre).nullish(), name: text(TEXT_LIMITS.nombre) }))
    .max(200)
    .nullish(),
});

export const categoryFormSchema = z.object({
  dbName: dbNameSchema,
  category: jsonField(categoryInputSchema),
  imageUpload: uploadSchema.optional(),
});

export const productInputSchema = z.object({
  _id: idSchema.nullish(),
  categoryId: idSchema.nullish(),
  subcategoryIds: z.array(text(TEXT_LIMITS.nombre)).max(200).nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  descripcion: text(TEXT_LIMITS.descripcion).nullish(),
  precio: z.number().nullish(),
  id_sigo: wireText(TEXT_LIMITS.idSigo).nullish(),
  permiteAdiciones: z.boolean().nullish(),
  agotado: z.boolean().nullish(),
  /** The product this one duplicates; its image is used when none is uploaded. */
  copiaDe: idSchema.nullish(),
});

export const productFormSchema = z.object({
  dbName: dbNameSchema.optional(),
  product: jsonField(productInputSchema),
  imageUpload: uploadSchema.optional(),
});

export const soldOutBodySchema = z.object({
  dbName: dbNameSchema,
  productId: idSchema,
  agotado: z.boolean(),
});

/** Every product of the category, in its new order. */
export const reorderProductsBodySchema = z.object({
  dbName: dbNameSchema,
  categoryId: idSchema,
  ids: z.array(idSchema).max(2000),
});

/** Every category of the sede, in its new order. */
export const reorderCategoriesBodySchema = z.object({
  dbName: dbNameSchema,
  ids: z.array(idSchema).max(500),
});

/** `active`: the wanted state. Without it the category is toggled. */
export const toggleCategoryBodySchema = z.object({
  dbName: dbNameSchema,
  categoryId: idSchema,
  active: z.boolean().nullish(),
});

export const subcategoriesQuerySchema = z.object({ dbName: dbNameSchema, categoryid: idSchema });

export const categorySavedSchema = z.object({ message: z.string(), data: categorySchema });
export const categoriesSavedSchema = z.object({
  message: z.string(),
  data: z.array(categorySchema),
});
export const productChangedSchema = z.object({ message: z.string(), data: productSchema });
export const productsSavedSchema = z.object({ message: z.string(), data: z.array(productSchema) });

/** `message` is set when the product was saved without an image. */
export const productSavedSchema = z.object({
  action: z.enum(['created', 'updated']),
  data: productSchema,
  message: z.string().optional(),
});

export type Subcategory = z.infer<typeof subcategorySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Product = z.infer<typeof productSchema>;
export type CategoryInput = z.infer<typeof categoryInputSchema>;
export type ProductInput = z.infer<typeof productInputSchema>;
