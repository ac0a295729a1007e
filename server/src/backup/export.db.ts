import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';

const ROWS_AT_A_TIME = 200;

const SEDE = sql`JOIN locations l ON l.restaurant_id = t.restaurant_id AND l.id = t.location_id`;

/**
 * What a restaurant can export, file by file. Columns are listed one by one: anything not listed,
 * above all hashes, tokens and keys, stays out. `t` is the table; every row belongs to the
 * restaurant.
 */
const KINDS: Record<string, { columns: RawBuilder<unknown>; from: RawBuilder<unknown> }> = {
  restaurante: {
    columns: sql`t.id, t.nombre, t.logo, t.nit, t.email, t.path,
      ARRAY(SELECT r.path FROM restaurant_links r WHERE r.restaurant_id = t.id ORDER BY r.claimed_at) AS links, p.plan_name AS plan, t."fechaInicio",
      t."fechaFin", t.pagado_mes_centavos / 100 AS "mesPagado", t.policy_version AS "versionPolitica",
      t.policy_accepted_at AS "politicaAceptada", t.created_at AS "creado"`,
    from: sql`(SELECT *, id AS restaurant_id FROM owners) t LEFT JOIN plans p ON p.id = t.plan_id`,
  },
  sedes: {
    columns: sql`t.id, t.nombre, t."dbName", t.direccion, t.telefono, t.horario, t.logo, t.imagen,
      t.activa, t.cierre, t.cerrada, t.created_at AS "creada"`,
    from: sql`locations t`,
  },
  ajustes: {
    columns: sql`l."dbName" AS sede, t.ajustes, t.updated_at AS "cambiados"`,
    from: sql`location_settings t ${SEDE}`,
  },
  zonas: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.position`,
    from: sql`zones t ${SEDE}`,
  },
  mesas: {
    columns: sql`l."dbName" AS sede, t.id, t.zona_id AS zona, t.nombre, t.puestos, t.x, t.y,
      t.ancho, t.alto, t.forma, t.activa`,
    from: sql`dining_tables t ${SEDE}`,
  },
  categorias: {
    columns: sql`l."dbName" AS sede, t.id, t.name, t."imageUrl", t.active, t."esBebida",
      t."esAdicional", t."esPlatoPrincipal", t.tiempo, t.estacion, t.subcategorias, t.position`,
    from: sql`categories t ${SEDE}`,
  },
  productos: {
    columns: sql`l."dbName" AS sede, t.id, t.category_id AS "categoryId", c.name AS categoria,
      t."subcategoryIds", t.nombre, t.descripcion, t.precio, t.imagen, t.id_sigo,
      t."permiteAdiciones", t.agotado, t.impuesto, t.estacion, t.grupos, t.position`,
    from: sql`products t ${SEDE} JOIN categories c ON c.restaurant_id = t.restaurant_id
      AND c.location_id = t.location_id AND c.id = t.category_id`,
  },
  grupos: {
    columns: sql`l."dbName" AS sede, t.codigo, t.nombre, t.pregunta, t.min, t.max, t.gratis,
      t.repetible, t.opciones, t.position`,
    from: sql`modifier_groups t ${SEDE}`,
  },
  estaciones: {
    columns: sql`l."dbName" AS sede, t.clave, t.nombre, t.impresora,
      t.objetivo_min AS "objetivoMin", t.position`,
    from: sql`stations t ${SEDE}`,
  },
  domicilios: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.barrios, t.radio_m, t.poligono, t.tarifa,
      t.minimo, t.gratis_desde, t.tiempo_min, t.activa, t.position`,
    from: sql`delivery_zones t ${SEDE}`,
  },
  cargos: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.descripcion, t.disponible`,
    from: sql`roles t ${SEDE}`,
  },
  empleados: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.edad, t.telefono, t.direccion, t.email,
      r.nombre AS cargo, t.permisos, t.facultades, t.activo, t.created_at AS "creado"`,
    from: sql`employees t ${SEDE} JOIN roles r ON r.restaurant_id = t.restaurant_id
      AND r.location_id = t.location_id AND r.id = t.role_id`,
  },
  clientes: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.direccion, t.telefono, t.email,
      t.fecha_registro, t.email_verified_at AS "correoConfirmado", t.forgotten_at AS "olvidado"`,
    from: sql`clients t ${SEDE}`,
  },
  consentimientos: {
    columns: sql`l."dbName" AS sede, t.client_id AS "cliente", t.email, t.version, t.canal,
      t.accepted_at AS "aceptado"`,
    from: sql`consents t ${SEDE}`,
  },
  pedidos: {
    columns: sql`l."dbName" AS sede, t.id AS _id, t.tipo, t.estado, t.mesa, t."mesaConfirmada", t.direccion, t.telefono,
      t."nombreCliente", t.email, t."metodoPago", t."creadoPor", t.client_id AS "cliente",
      t.employee_id AS "empleado", t.productos, t.total,
      (SELECT coalesce(jsonb_agg(u.one - 'clave' - 'huella' ORDER BY u.at), '[]')
       FROM jsonb_array_elements(t.updates) WITH ORDINALITY AS u (one, at)) AS updates,
      t."horaCreacion", t."fechaPreparado", t."fechaEntregado", t."fechaCancelado",
      t."fechaFacturado", t."fechaBaja", t."motivoBaja", t.programado, t."inicioCocina", t."fechaPago", t.descuento, t."cuentaId" AS cuenta, t."movidoDe"`,
    from: sql`orders t ${SEDE}`,
  },
  cuentas: {
    columns: sql`l."dbName" AS sede, t.id AS _id, t.tipo, t.estado, t.mesas, t.nombre, t.comensales,
      t.mesero_id AS mesero, t."abiertaPor", t.abierta, t."cuentaPedida", t."cuentaPedidaPor",
      t."unidaA", t.unidos, t.numero, t.cerrada, t."cerradaPor", t.pedidos, t.totales`,
    from: sql`accounts t ${SEDE}`,
  },
  cobros: {
    columns: sql`l."dbName" AS sede, t.id, t.cuenta_id AS cuenta, t.tipo, t.metodo, t.valor, t.propina,
      t.recibido, t.vueltas, t.referencia, t.parte, t.pedido, t.motivo, t.corrige, t.turno_id AS turno,
      t.mesero_id AS mesero, t.por, t."autorizadoPor", t.at AS fecha`,
    from: sql`account_payments t ${SEDE}`,
  },
  descuentos: {
    columns: sql`l."dbName" AS sede, t.id, t.cuenta_id AS cuenta, t.tipo, t.pedido, t.linea, t.cantidad,
      t.porcentaje, t.valor, t.motivo, t.por, t."autorizadoPor", t.at AS fecha, t."quitadoAt"`,
    from: sql`account_adjustments t ${SEDE}`,
  },
  propinas: {
    columns: sql`l."dbName" AS sede, t.id, t.cuenta_id AS cuenta, t.respuesta, t.valor, t.sugerido,
      t.base, t.canal, t.por, t.texto_version AS "versionTexto", t.at AS fecha`,
    from: sql`tip_consents t ${SEDE}`,
  },
  turnos: {
    columns: sql`l."dbName" AS sede, t.id, t.numero, t.caja, t.nombre, t.abierto, t.base, t.cerrado,
      t."cerradoPor", t.conteo, t.esperado, t.diferencia, t.nota, t.forzado, t.reconteos`,
    from: sql`till_shifts t ${SEDE}`,
  },
  movimientos: {
    columns: sql`l."dbName" AS sede, t.id, t.turno_id AS turno, t.tipo, t.clase, t.valor, t.motivo, t.por,
      t.at AS fecha`,
    from: sql`till_movements t ${SEDE}`,
  },
  asistente: {
    columns: sql`l."dbName" AS sede, t."nombreAsistente", t.tono, t."frasesConfirmacion",
      t."instruccionesCorreccion", t.parametros, t."redesSociales", t.updated_at AS "cambiado"`,
    from: sql`chatbot_configs t ${SEDE}`,
  },
  conversaciones: {
    columns: sql`l."dbName" AS sede, t.started_at AS "desde", t.last_at AS "hasta", t.history AS mensajes`,
    from: sql`chat_sessions t ${SEDE}`,
  },
  impresoras: {
    columns: sql`l."dbName" AS sede, t.id, t.nombre, t.impresoras, t.created_at AS "creada"`,
    from: sql`print_agents t ${SEDE}`,
  },
  pagos: {
    columns: sql`t.transaction_id AS "transactionId", p.plan_name AS plan, t.environment AS entorno,
      t.amount_in_cents / 100 AS pesos, t.status, t."fechaInicio", t."fechaFin",
      t.updated_at AS fecha`,
    from: sql`payments t JOIN payment_links k ON k.restaurant_id = t.restaurant_id
      AND k.id = t.payment_link_id JOIN plans p ON p.id = k.plan_id`,
  },
  'historial-de-cambios': {
    columns: sql`l."dbName" AS sede, t.at AS fecha, t.actor_tipo AS "actorTipo", t.actor_id AS actor,
      t.actor_nombre AS "actorNombre", t.action AS accion, t.entity AS entidad,
      t.entity_id AS "entidadId", t.before AS antes, t.after AS despues`,
    from: sql`audit_entries t LEFT JOIN locations l
      ON l.restaurant_id = t.restaurant_id AND l.id = t.location_id`,
  },
};

export const EXPORTED = Object.keys(KINDS);

/** The rows of one kind as JSON, a few at a time; `tx` keeps them consistent. */
export async function* selectExported(
  tx: Db,
  restaurantId: string,
  kind: string,
): AsyncGenerator<string[]> {
  const { columns, from } = KINDS[kind] ?? {};
  if (!columns || !from) throw new Error(`No se exporta ${kind}.`);
  await sql`DECLARE exported NO SCROLL CURSOR FOR
    SELECT row_to_json(one)::text AS json
    FROM (SELECT ${columns} FROM ${from} WHERE t.restaurant_id = ${restaurantId}) one`.execute(tx);
  const fetch = sql<{ json: string }>`FETCH ${sql.lit(ROWS_AT_A_TIME)} FROM exported`;
  let rows: { json: string }[];
  do {
    ({ rows } = await fetch.execute(tx));
    if (rows.length > 0) yield rows.map(({ json }) => json);
  } while (rows.length === ROWS_AT_A_TIME);
  await sql`CLOSE exported`.execute(tx);
}
