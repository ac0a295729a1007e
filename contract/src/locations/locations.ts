import { z } from 'zod';
import { cierreSchema } from '../sede-life/cierre.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  emailSchema,
  idSchema,
  jsonField,
  menuQuerySchema,
  openedWith,
  text,
  tokenSchema,
  uploadSchema,
  wireText,
} from '../wire.ts';
import { DEFAULT_TOPES, MESA_SIN_FIRMA, QUIEN_PIDE } from './sede-settings.rules.ts';
import { publicServiceSettings, serviceSettings, serviceSettingsBody } from './service-settings.ts';
import { chargeSettingsSchema, tillSettings, tillSettingsBody } from './till-settings.ts';

/** What diners may know of when a sede opens and pauses, and of how it takes orders. */
const publicServiceSchema = z.object(publicServiceSettings);

const locationSchema = z.object({
  _id: z.string(),
  dbName: z.string(),
  nombre: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  horario: z.string(),
  logo: z.string(),
  imagen: z.string(),
  /**
   * False where the plan does not cover the sede: it can be read and takes no orders. Sedes that
   * browsers kept from older versions lack it.
   */
  activa: z.boolean().optional(),
  /**
   * Only in what diners are answered; absent where the sede has decided nothing of it, and in what browsers kept from older
   * versions.
   */
  servicio: publicServiceSchema.optional(),
  /** Only there too: when it is open, these days. Absent where nobody can say it. */
  aperturas: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Closed for a time: diners order nothing until it is back. */
  cierre: cierreSchema.nullish(),
  /** When it closed for good. Only its owner still finds it. */
  cerrada: z.string().nullish(),
});

/** What the public page knows of a restaurant. Its id is the owner's `user.id`. */
const restaurantSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  path: z.string().nullable(),
  /** '' without one. Restaurants that browsers kept from older versions lack it. */
  logo: z.string().optional(),
  recibePedidos: z.boolean(),
  /** How many sedes it has; with one alone there is nothing to choose. */
  sedes: z.number().int(),
});

// Types only, rules in locations.rules.
const locationFieldsSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  horario: text(TEXT_LIMITS.horario).nullish(),
});
const locationInputSchema = locationFieldsSchema.extend(openedWith(locationFieldsSchema));

const locationFormSchema = z.object({
  email: emailSchema.optional(),
  location: jsonField(locationInputSchema),
  imagenUpload: uploadSchema.optional(),
  logoUpload: uploadSchema.optional(),
});

const locationListSchema = z.object({ data: z.array(locationSchema) });
const locationsByPathSchema = locationListSchema.extend({ restaurante: restaurantSchema });
export const locationSavedSchema = z.object({ message: z.string(), data: locationSchema });

export type PublicService = z.infer<typeof publicServiceSchema>;
export type Location = z.infer<typeof locationSchema>;
export type Restaurant = z.infer<typeof restaurantSchema>;
export type LocationInput = z.infer<typeof locationInputSchema>;

export const MAX_TABLES = 200;

/** A range of table numbers, both included. Without one: the plan's tables, or 1 to 20 where there is no plan. */
const tablesQuerySchema = z.object({
  dbName: dbNameSchema,
  desde: z.coerce.number<number>().int().min(1).max(9999).optional(),
  hasta: z.coerce.number<number>().int().min(1).max(9999).optional(),
});

/** `url` fills in sede and table; `firma` proves that the restaurant made it. */
const tableLinkSchema = z.object({ mesa: z.string(), firma: z.string(), url: z.string() });
export const tableLinksSchema = z.object({ data: z.array(tableLinkSchema) });

/** What a table's link says. */
const tableQuerySchema = z.object({
  sede: dbNameSchema,
  mesa: text(TEXT_LIMITS.mesa),
  firma: tokenSchema,
});
const tableSchema = z.object({
  data: z.object({ mesa: z.string(), location: locationSchema, restaurante: restaurantSchema }),
});

export type TableLink = z.infer<typeof tableLinkSchema>;
export type Table = z.infer<typeof tableSchema>['data'];

const topesSchema = z.object({
  invitado: z.number(),
  cuenta: z.number(),
  direccion: z.number(),
  sede: z.number(),
});

const pedidosSchema = z.object({
  quien: z.enum(QUIEN_PIDE).default('todos'),
  topes: topesSchema.default(DEFAULT_TOPES),
  mesaSinFirma: z.enum(MESA_SIN_FIRMA).default('marcar'),
});

const cuentasSchema = z.object({
  /** Whether the orders of a table belong to an account. */
  activas: z.boolean().default(false),
  /** Whether a guest's code works only once the staff have opened the table. */
  qrSoloMesaAbierta: z.boolean().default(false),
});

const cocinaSchema = z.object({
  /** Whether dishes wait for their course. */
  tiempos: z.boolean().default(true),
});

/** What an owner decides about a sede; defaults apply to the rest. */
export const sedeSettingsSchema = z.object({
  pedidos: pedidosSchema.prefault({}),
  cuentas: cuentasSchema.prefault({}),
  cocina: cocinaSchema.prefault({}),
  ...serviceSettings,
  ...tillSettings,
});

/** The part that diners may see. */
const publicSettingsSchema = z.object({
  pedidos: pedidosSchema.pick({ quien: true, mesaSinFirma: true }),
  cuentas: cuentasSchema.pick({ activas: true }),
  cocina: cocinaSchema,
  ...publicServiceSettings,
});

/**
 * `version`: of the sede's menu and settings when they were read. `data` is `ajustes` under its older name, for browsers
 * that still have the web of before; a node of the version before answers `data` alone, so the web reads either.
 */
export const publicSettingsAnswerSchema = z.object({
  version: z.int(),
  ajustes: publicSettingsSchema,
  data: publicSettingsSchema,
});
const sedeSettingsAnswerSchema = z.object({
  version: z.int(),
  ajustes: sedeSettingsSchema,
  data: sedeSettingsSchema,
});
const sedeSettingsSavedSchema = sedeSettingsAnswerSchema.extend({ message: z.string() });

/** Types only, rules in sede-settings.rules. A part that is not sent stays as it is. */
const sedeSettingsBodySchema = z.object({
  dbName: dbNameSchema,
  version: z.int(),
  ajustes: z.object({
    pedidos: z
      .object({
        quien: z.enum(QUIEN_PIDE),
        topes: topesSchema,
        mesaSinFirma: z.enum(MESA_SIN_FIRMA),
      })
      .optional(),
    cuentas: z.object({ activas: z.boolean(), qrSoloMesaAbierta: z.boolean() }).optional(),
    cocina: z.object({ tiempos: z.boolean() }).optional(),
    ...serviceSettingsBody,
    ...tillSettingsBody,
  }),
});

const quienPideBodySchema = z.object({ dbName: dbNameSchema, quien: z.enum(QUIEN_PIDE) });

export type SedeSettings = z.infer<typeof sedeSettingsSchema>;
export type PublicSettings = z.infer<typeof publicSettingsSchema>;
export type SedeSettingsAnswer = z.infer<typeof sedeSettingsAnswerSchema>;
export type PublicSettingsAnswer = z.infer<typeof publicSettingsAnswerSchema>;
export type SedeSettingsBody = z.infer<typeof sedeSettingsBodySchema>;

/** Whom an owner may ask for help, configured by whoever runs the product. */
const supportSchema = z.object({ email: z.string(), phone: z.string() });

export type Support = z.infer<typeof supportSchema>;

export const LOCATIONS_ENDPOINTS = {
  'GET /api/locations/getLocationsByPath': {
    tag: 'Sedes',
    summary: 'Sedes de un restaurante por su link público o su id',
    action: 'public',
    query: z.object({ path: text(200) }),
    answer: locationsByPathSchema,
  },

  'GET /api/locations/getLocationsByEmail': {
    tag: 'Sedes',
    summary: 'Sedes del propietario de la sesión',
    action: 'locations.manage',
    query: z.object({ email: emailSchema }),
    answer: locationListSchema,
  },

  'POST /api/locations/create': {
    tag: 'Sedes',
    summary: 'Crear una sede con sus dos imágenes',
    action: 'locations.manage',
    form: true,
    body: locationFormSchema,
    status: 201,
    answer: locationSavedSchema,
  },

  'PATCH /api/locations/update/:locationId': {
    tag: 'Sedes',
    summary: 'Cambiar una sede; su `dbName` se conserva con otro nombre',
    action: 'locations.manage',
    form: true,
    params: z.object({ locationId: idSchema }),
    body: locationFormSchema,
    answer: locationSavedSchema,
  },

  'GET /api/locations/mesas': {
    tag: 'Mesas',
    summary: 'Los links de las mesas de una sede',
    action: 'sede.configure',
    query: tablesQuerySchema,
    answer: tableLinksSchema,
  },

  'GET /api/locations/mesas.pdf': {
    tag: 'Mesas',
    summary: 'Una hoja con el código QR de cada mesa',
    action: 'sede.configure',
    query: tablesQuerySchema,
    answer: 'file',
  },

  'GET /api/locations/personal.pdf': {
    tag: 'Sedes',
    summary: 'Una hoja con la dirección y el código QR por donde ingresa el personal de una sede',
    action: 'locations.manage',
    query: dbNameQuerySchema,
    answer: 'file',
  },

  'GET /api/locations/mesa': {
    tag: 'Mesas',
    summary: 'A qué sede y mesa lleva el link de una mesa',
    action: 'public',
    query: tableQuerySchema,
    answer: tableSchema,
  },

  'GET /api/locations/ajustes': {
    tag: 'Sedes',
    summary: 'Lo que puede saber de una sede quien quiere pedir',
    action: 'public',
    query: menuQuerySchema,
    answer: publicSettingsAnswerSchema,
  },

  'GET /api/locations/ajustes/completos': {
    tag: 'Sedes',
    summary: 'Todos los ajustes de una sede',
    action: 'sede.configure',
    query: dbNameQuerySchema,
    answer: sedeSettingsAnswerSchema,
  },

  'GET /api/locations/ajustes/cobro': {
    tag: 'Sedes',
    summary: 'Lo que necesita saber quien cobra: impuestos, propina, formas de pago y motivos',
    action: 'accounts.write',
    query: dbNameQuerySchema,
    answer: z.object({ data: chargeSettingsSchema }),
  },

  'PATCH /api/locations/ajustes': {
    tag: 'Sedes',
    summary: 'Cambiar los ajustes de una sede',
    action: 'sede.configure',
    body: sedeSettingsBodySchema,
    answer: sedeSettingsSavedSchema,
  },

  'POST /api/locations/ajustes/imagen': {
    tag: 'Sedes',
    summary: 'Subir la imagen de un código de pago; guardar los ajustes la pone en la sede',
    action: 'locations.manage',
    form: true,
    body: z.object({ dbName: dbNameSchema, imageUpload: uploadSchema }),
    status: 201,
    answer: z.object({ imagen: z.string() }),
  },

  'PATCH /api/locations/quienPide': {
    tag: 'Sedes',
    summary: 'Recibir pedidos de todos, o solo de mesas y clientes conocidos',
    action: 'sede.strangers',
    body: quienPideBodySchema,
    answer: publicSettingsAnswerSchema,
  },

  'GET /api/support': {
    tag: 'Soporte',
    summary: 'A quién escribir y llamar',
    action: 'public',
    answer: supportSchema,
  },
} satisfies EndpointTable;
