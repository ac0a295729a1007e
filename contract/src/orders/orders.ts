import { z } from 'zod';
import { draftGroupsSchema } from '../modifiers/line-groups.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  cursorSchema,
  daySchema,
  dbNameSchema,
  type EndpointTable,
  emailSchema,
  idParamsSchema,
  idSchema,
  pesosSchema,
  searchSchema,
  text,
  tokenSchema,
  wireText,
} from '../wire.ts';
import { puntoSchema } from '../zones/zones.ts';
import { MOTIVO_CANCELADO_MAX } from './cancelling.rules.ts';
import {
  type cartLineSchema,
  type comboSchema,
  type earlierLineSchema,
  type lineExtraSchema,
  orderLineSchema,
} from './line-schemas.ts';
import { kitchenMarksSchema, orderUpdateSchema } from './order-updates.ts';
import { LIMITS } from './orders.rules.ts';
import { ESTADOS, METODOS_PAGO, TIPOS } from './orders.words.ts';

export type { Estado, MetodoPago, Tipo } from './orders.words.ts';
export { ESTADOS, METODOS_PAGO, TIPOS } from './orders.words.ts';

export const orderSchema = z.object({
  _id: z.string(),
  dbName: z.string(),
  tipo: z.enum(TIPOS),
  mesa: z.string().nullable(),
  /** False while only the guest says the table. */
  mesaConfirmada: z.boolean(),
  direccion: z.string().nullable(),
  telefono: z.string().nullable(),
  nombreCliente: z.string(),
  email: z.string().nullable(),
  metodoPago: z.enum(METODOS_PAGO),
  creadoPor: z.string().nullable(),
  /** Open, and from a stranger: somebody neither at a table by its code nor served before. */
  desconocido: z.boolean(),
  productos: z.array(orderLineSchema),
  total: pesosSchema,
  estado: z.enum(ESTADOS),
  horaCreacion: z.string(),
  updates: z.array(orderUpdateSchema),
  motivoBaja: z.string().nullable(),
  fechaPreparado: z.string().nullable(),
  fechaEntregado: z.string().nullable(),
  fechaCancelado: z.string().nullable(),
  fechaFacturado: z.string().nullable(),
  fechaBaja: z.string().nullable(),
  /** When it was paid, where that was before it was delivered. */
  fechaPago: z.string().nullable(),
  /** What was taken off when it was charged: its sale is `total - descuento`. */
  descuento: pesosSchema,
  /** The account of its table. */
  cuentaId: z.string().nullable(),
  /** The sede's revision when it joined that account. */
  cuentaRevision: z.int().nullable(),
  cocina: kitchenMarksSchema,
  /** When it is wanted; null: as soon as it can be. */
  programado: z.string().nullable(),
  /** When the kitchen's clock starts, if not when the order came. */
  inicioCocina: z.string().nullable(),
  /** The order in which these dishes were taken, however often they moved: to kitchen and reports they are not new. */
  movidoDe: z.string().nullable(),
  revision: z.int(),
  /**
   * When it will be ready. Only in the answer to an order and in what diners are answered about their own, where the sede promises
   * anything. What comes live lacks it: `promiseOf` says it from the sede's settings.
   */
  listoAproximado: z.string().optional(),
});

// Drafts check types and lengths: a wrong type is 400, a broken rule 422 (checkout.rules, pricing.rules).

/**
 * A list longer than a rule allows still reaches the rule, which has its own message; this is the
 * limit for that.
 */
export const DRAFT_ROOM = 200;

/** Names in a draft are ignored, because the menu has them; whatever a screen showed may come. */
const UNREAD = 1_000;

const draftExtraSchema = z.object({
  nombre: text(UNREAD).nullish(),
  id_sigo: wireText(TEXT_LIMITS.idSigo).nullish(),
  precio: z.number().nullish(),
});

export const orderDraftLineSchema = z.object({
  id_sigo: wireText(TEXT_LIMITS.idSigo).nullish(),
  nombre: text(UNREAD).nullish(),
  precio: z.number().nullish(),
  cantidad: z.number().nullish(),
  nota: text(LIMITS.nota).nullish(),
  adiciones: z.array(draftExtraSchema).max(DRAFT_ROOM).nullish(),
  combo: z
    .object({ bebida: draftExtraSchema.nullish(), adicional: draftExtraSchema.nullish() })
    .nullish(),
  grupos: draftGroupsSchema.nullish(),
  /** From an edit: the line that this one was. */
  linea: z.number().nullish(),
  // Only the staff choose course and seat.
  tiempo: z.number().nullish(),
  puesto: z.number().nullish(),
});

export const orderDraftSchema = z.object({
  dbName: dbNameSchema.nullish(),
  tipo: text(TEXT_LIMITS.id).nullish(),
  mesa: wireText(TEXT_LIMITS.mesa).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  /**
   * Where a delivery goes and what it is expected to cost. From the staff nothing of it is no fee; in an edit, what is not
   * sent stays as it was agreed.
   */
  domicilio: z
    .object({
      barrio: text(TEXT_LIMITS.nombre).nullish(),
      punto: puntoSchema.nullish(),
      valor: z.number().nullish(),
    })
    .nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  nombreCliente: text(TEXT_LIMITS.nombre).nullish(),
  email: emailSchema.nullish(),
  metodoPago: text(TEXT_LIMITS.id).nullish(),
  /** From a table's own link: proves that `mesa` is the table of the link. */
  firma: tokenSchema.nullish(),
  /** From the table's open account: the order goes there, wherever it sits now. */
  visita: tokenSchema.nullish(),
  /** For later: the start of a slot, as an instant. */
  programado: text(TEXT_LIMITS.id).nullish(),
  /** From a guest: kept as proof. */
  aceptaPolitica: z.boolean().nullish(),
  productos: z.array(orderDraftLineSchema).max(DRAFT_ROOM).nullish(),
});

/**
 * `revision`: of the order when it was opened for editing; another revision means that somebody
 * changed it since.
 */
const orderEditBodySchema = orderDraftSchema.extend({ revision: z.int().nullish() });

export const orderSavedSchema = z.object({ message: z.string(), data: orderSchema });

/** `descuentosQuitados`: how many discounts were of lines that the edit changed. */
const orderEditedSchema = orderSavedSchema.extend({ descuentosQuitados: z.int() });

/**
 * A guest follows the order with `seguimiento`; other people get none. Whoever ordered at a table sees its account with
 * `visita`.
 */
export const orderCreatedSchema = orderSavedSchema.extend({
  seguimiento: z.string().nullish(),
  visita: z.string().nullish(),
});

export const moveBodySchema = z.object({
  dbName: dbNameSchema,
  updates: z.object({
    estado: z.enum(ESTADOS),
    motivoBaja: text(LIMITS.motivoBaja).nullish(),
    /** Why it is cancelled, as the diner is told. */
    motivo: text(MOTIVO_CANCELADO_MAX).nullish(),
    /** With which it was paid, when it is invoiced; without it the one of the order. */
    metodoPago: z.enum(METODOS_PAGO).nullish(),
  }),
  /**
   * Revision of the order that the screen showed: an edit in between refuses the move instead of
   * being overlooked.
   */
  revision: z.int().nullish(),
  /** Into which open shift it is paid, when it is invoiced; without it the one that is meant by itself. */
  turnoId: idSchema.nullish(),
});

/** A guest names the order by the token that came with it; a signed-in diner needs none. */
const cancelOwnBodySchema = z.object({ dbName: dbNameSchema, seguimiento: tokenSchema.nullish() });

const confirmTableBodySchema = z.object({ dbName: dbNameSchema });

const estadoListSchema = text(200)
  .transform((text) => text.split(',').map((estado) => estado.trim()))
  .pipe(z.array(z.enum(ESTADOS)));

export const ORDER_LIST_MAX = 500;

export const orderListQuerySchema = z.object({
  dbName: dbNameSchema,
  estado: estadoListSchema.optional(),
  desde: daySchema.optional(),
  hasta: daySchema.optional(),
  q: searchSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(ORDER_LIST_MAX).default(ORDER_LIST_MAX),
  cursor: cursorSchema.optional(),
  sinceRevision: z.coerce.number<number>().int().min(0).optional(),
});

export const orderListSchema = z.object({
  data: z.array(orderSchema),
  nextCursor: z.string().nullable(),
  revision: z.int(),
});

const myOrdersQuerySchema = z.object({
  dbName: dbNameSchema,
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
  cursor: cursorSchema.optional(),
});
const myOrdersSchema = orderListSchema.omit({ revision: true });

/** A guest asks for orders with the tokens that came with them. */
const followBodySchema = z.object({
  dbName: dbNameSchema,
  tokens: z.array(tokenSchema).max(20),
  /** For who has only the mailed link: the answer says whose orders these are. */
  conSede: z.boolean().optional(),
});
const followedSchema = z.object({
  data: z.array(z.object({ seguimiento: z.string(), order: orderSchema })),
  sede: z.object({ restaurante: z.string(), nombre: z.string(), telefono: z.string() }).optional(),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type LineExtra = z.infer<typeof lineExtraSchema>;
export type Combo = z.infer<typeof comboSchema>;
export type OrderUpdate = z.infer<typeof orderUpdateSchema>;
export type OrderEdit = z.infer<typeof orderEditBodySchema>;
export type EarlierLine = z.infer<typeof earlierLineSchema>;
export type OrderDraft = z.infer<typeof orderDraftSchema>;
export type OrderDraftLine = z.infer<typeof orderDraftLineSchema>;
export type MoveBody = z.infer<typeof moveBodySchema>;
export type OrderListQuery = z.infer<typeof orderListQuerySchema>;
export type OrderList = z.infer<typeof orderListSchema>;

export const ORDERS_ENDPOINTS = {
  'GET /api/orders': {
    tag: 'Pedidos',
    summary: 'Pedidos de una sede, del más nuevo al más viejo',
    action: 'orders.list',
    query: orderListQuerySchema,
    answer: orderListSchema,
  },

  'GET /api/orders/mine': {
    tag: 'Pedidos',
    summary: 'Los pedidos del cliente de la sesión, del más nuevo al más viejo',
    action: 'orders.mine',
    query: myOrdersQuerySchema,
    answer: myOrdersSchema,
  },

  'GET /api/clients/:clientId/orders': {
    tag: 'Clientes',
    summary: 'Los pedidos de un cliente en una sede, del más nuevo al más viejo',
    action: 'clients.manage',
    params: z.object({ clientId: idSchema }),
    query: myOrdersQuerySchema,
    answer: myOrdersSchema,
  },

  'POST /api/orders/seguimiento': {
    tag: 'Pedidos',
    summary: 'Los pedidos de un visitante, por los códigos que recibió con ellos',
    action: 'public',
    evenReadOnly: 'in sede',
    body: followBodySchema,
    answer: followedSchema,
  },

  'POST /api/orders/create': {
    tag: 'Pedidos',
    summary: 'Crear un pedido; la misma Idempotency-Key da el mismo pedido',
    action: 'orders.create',
    // The service refuses it instead, because a repeated request must find the order it made
    // before.
    evenReadOnly: 'for anybody',
    idempotencyKey: true,
    body: orderDraftSchema,
    status: 201,
    answer: orderCreatedSchema,
  },

  'PATCH /api/orders/edit/:id': {
    tag: 'Pedidos',
    summary: 'Editar un pedido que sigue en enviado',
    action: 'orders.edit',
    idempotencyKey: true,
    params: idParamsSchema,
    body: orderEditBodySchema,
    answer: orderEditedSchema,
  },

  'PATCH /api/orders/confirmTable/:id': {
    tag: 'Pedidos',
    summary: 'Confirmar la mesa que dijo un visitante',
    action: 'orders.edit',
    params: idParamsSchema,
    body: confirmTableBodySchema,
    answer: orderSavedSchema,
  },

  'POST /api/orders/cancelOwn/:id': {
    tag: 'Pedidos',
    summary: 'Cancelar un pedido propio que sigue en enviado',
    action: 'orders.cancelOwn',
    // Nothing is left to do for what nobody wants.
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: cancelOwnBodySchema,
    answer: orderSavedSchema,
  },

  'PATCH /api/orders/editOrderAttributes/:id': {
    tag: 'Pedidos',
    summary: 'Cambiar el estado de un pedido',
    action: 'orders.move',
    // Open orders can be finished, so that no meal gets stuck.
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: moveBodySchema,
    answer: orderSavedSchema,
  },
} satisfies EndpointTable;
