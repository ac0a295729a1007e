import { z } from 'zod';
import { NIT_MAX } from '../forms/nit.rules.ts';
import { serviceSettings } from '../locations/service-settings.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  type EndpointTable,
  jsonField,
  messageSchema,
  openedWith,
  passwordSchema,
  pesosSchema,
  text,
  uploadSchema,
} from '../wire.ts';

/** What the owner typed: shown to diners, on tickets and in mails. */
const brandSchema = z.object({ nombre: z.string(), logo: z.string(), nit: z.string() });

// Types only, rules in owners.rules.
const brandFieldsSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  /** Without it the stored one stays. */
  nit: text(NIT_MAX).nullish(),
});
const brandInputSchema = brandFieldsSchema.extend(openedWith(brandFieldsSchema));

const { horas, ultimaOrdenMin, pausa } = serviceSettings;
export const homeServiceSchema = z.object({ horas, ultimaOrdenMin, pausa });

/** A sede as its owner's home needs it. Sales come from the reports. */
const homeSedeSchema = z.object({
  dbName: z.string(),
  /** Orders of this shift in the kitchen, by the ages of `kitchen-age.ts`. */
  cocina: z.object({ aTiempo: z.int(), demorados: z.int(), tarde: z.int() }),
  productos: z.int(),
  agotados: z.int(),
  /** The names of the first sold-out dishes. */
  platosAgotados: z.array(z.string()),
  /** The names of dishes that nobody can order because too little is left of a group that they need. */
  sinOpciones: z.array(z.string()).optional(),
  personas: z.int(),
  /** The names of printing agents that were connected before and are silent now. */
  impresorasApagadas: z.array(z.string()),
  /** Whether the orders of a table belong to an account. */
  cuentasActivas: z.boolean(),
  /** Its open accounts: how many, what is left to pay, and how many wait for their bill. */
  cuentas: z.object({ abiertas: z.int(), saldo: pesosSchema, piden: z.int() }).optional(),
  /** Its till: the shifts that are open, the oldest first, and the newest closing. */
  turnos: z
    .object({
      abiertos: z.array(
        z.object({ caja: z.string(), nombre: z.string(), abierto: z.string(), base: pesosSchema }),
      ),
      ultimo: z
        .object({
          cerrado: z.string(),
          /** Counted minus expected cash; null if nobody counted. */
          diferencia: pesosSchema.nullable(),
        })
        .nullable(),
    })
    .optional(),
  /** When it takes orders, and whether it is paused. A node of the version before does not say. */
  servicio: homeServiceSchema.optional(),
  /** Registered clients, and those of them who did so in the last seven days. */
  clientes: z.int(),
  clientesNuevos: z.int(),
});

export type HomeSede = z.infer<typeof homeSedeSchema>;
export type Brand = z.infer<typeof brandSchema>;
export type BrandInput = z.infer<typeof brandInputSchema>;

export const OWNERS_ENDPOINTS = {
  'GET /api/admin/home': {
    tag: 'Propietarios',
    summary: 'Cómo está ahora cada sede: cocina, menú, personal e impresoras',
    action: 'locations.manage',
    answer: z.object({ data: z.array(homeSedeSchema) }),
  },

  'GET /api/admin/restaurant': {
    tag: 'Propietarios',
    summary: 'El nombre, el logo y el NIT del restaurante',
    action: 'locations.manage',
    answer: z.object({ data: brandSchema }),
  },

  'PATCH /api/admin/restaurant': {
    tag: 'Propietarios',
    summary: 'Cambiar nombre, logo y NIT del restaurante; lo que no se manda se conserva',
    action: 'locations.manage',
    form: true,
    body: z.object({
      restaurant: jsonField(brandInputSchema),
      logoUpload: uploadSchema.optional(),
    }),
    answer: z.object({ message: z.string(), data: brandSchema }),
  },

  'POST /api/admin/password': {
    tag: 'Propietarios',
    summary: 'Cambiar la contraseña propia; las demás sesiones terminan y esta recibe otro token',
    action: 'owner.self',
    body: z.object({ actual: passwordSchema, nueva: passwordSchema }),
    answer: messageSchema.extend({ token: z.string() }),
  },

  'DELETE /api/admin/account': {
    tag: 'Propietarios',
    summary: 'Cerrar la cuenta y el restaurante; las ventas se conservan sin nombres',
    action: 'owner.self',
    body: z.object({ password: passwordSchema, confirmacion: text(20) }),
    answer: messageSchema,
  },
} satisfies EndpointTable;
