import { SHEET_COLUMNS } from '@comanda/contract/menu/menu-sheet.rules';
import { picture } from '../server/test/forms.ts';
import { cut } from './hostile-texts.ts';
import type { Say } from './hostile-writer.ts';
import { writeCharges } from './write-charges.ts';
import { versionOf, writeService, writeZones } from './write-service.ts';

export type Place = { url: string; email: string; dbName: string; storeId: string };

export const PASSWORD = 'una-clave-larga';
const PHONE = '300 123 4567';
/** Numbers names that must be unique. */
let made = 0;
/** A plan covers few people, so the person hired with the text before is removed. */
let hiredBefore: string | null = null;

/** Writes one text into every field a person fills in, as owner, waiter, diner and print agent. */
export async function writeEverywhere(say: Say, place: Place, text: string) {
  made += 1;
  await writeSede(say, place, text);
  await writePlan(say, place, text);
  await writeService(say, place, text);
  const dish = await writeMenu(say, place, text);
  await writeStaff(say, place, text);
  const diner = await writeDiner(say, place, text);
  await writeTables(say, place, text, dish);
  await writeTill(say, place, text);
  await writeCharges(say, { ...place, dish }, text);
  const order = await writeOrders(say, place, text, dish, diner.token);
  await writeAssistant(say, place, text, dish);
  await writePrinting(say, place, text, order._id);
  await writeAccounts(say, text);
  return { order, dish: dish.nombre, diner: diner.email };
}

/** A phone takes no other text: it is refused there, and the other fields are written without it. */
async function withPhone(
  say: Say,
  route: string,
  text: string,
  body: (telefono: string) => object,
  more: { as?: string; at?: string } = {},
) {
  await say(route, body(cut(text, 50)), { ...more, isRefused: true });
  return say(route, body(PHONE), more);
}

type Dish = { id_sigo: string; nombre: string; drink: string; side: string; addition: string };

async function writeSede(say: Say, { email, storeId }: Place, text: string) {
  const named = { nombre: cut(text, 200) };
  await say('PATCH /api/admin/restaurant', { restaurant: named });
  const taxed = { restaurant: { ...named, nit: text } };
  await say('PATCH /api/admin/restaurant', taxed, { isRefused: true });
  const location = (telefono: string) => ({
    nombre: cut(text, 200),
    direccion: cut(text, 300),
    telefono,
    horario: cut(text, 300),
  });
  const update = (telefono: string) => ({ email, location: location(telefono) });
  const at = `/api/locations/update/${storeId}`;
  await withPhone(say, 'PATCH /api/locations/update/{locationId}', text, update, { at });
  const [imagenUpload, logoUpload] = [await picture(), await picture()];
  const create = (telefono: string) => ({ ...update(telefono), imagenUpload, logoUpload });
  await say('POST /api/locations/create', create(cut(text, 50)), { isRefused: true });
  // Accepted, or refused with the plan's limit.
  await say('POST /api/locations/create', create(PHONE)).catch(() =>
    say('POST /api/locations/create', create(PHONE), { isRefused: true }),
  );
}

async function writePlan(say: Say, { url, dbName }: Place, text: string) {
  const place = { puestos: 4, x: 0, y: 0, ancho: 16, alto: 16, forma: 'cuadrada' };
  const mesas = [{ ...place, nombre: cut(text, 50) }];
  const data = { zonas: [{ nombre: cut(text, 40), mesas }] };
  const version = await versionOf({ url, dbName });
  await say('PUT /api/tables', { dbName, version, data });
}

async function writeMenu(say: Say, { url, dbName }: Place, text: string): Promise<Dish> {
  const imageUpload = await picture();
  const category = {
    name: `${cut(text, 190)} ${made}`,
    subcategorias: [{ name: cut(text, 60) }],
  };
  const saved = await say('POST /api/categories/create', { dbName, category, imageUpload });
  const at = `/api/categories/update/${saved.data._id}`;
  await say('PATCH /api/categories/update/{id}', { dbName, category }, { at });

  const answer = await fetch(`${url}/api/categories?dbName=${encodeURIComponent(dbName)}`);
  const categories = (await answer.json()) as Record<string, unknown>[];
  const product = async (of: (category: Record<string, unknown>) => boolean, precio: number) => {
    made += 1;
    const product = {
      categoryId: categories.find(of)?._id,
      nombre: `${cut(text, 190)} ${made}`,
      descripcion: cut(text, 1_000),
      precio,
      id_sigo: `${cut(text, 50)}-${made}`,
      permiteAdiciones: true,
    };
    const { data } = await say('POST /api/products/upsert', { dbName, product });
    return data as { id_sigo: string; nombre: string };
  };
  const main = await product(({ esPlatoPrincipal }) => esPlatoPrincipal === true, 9_000);
  const drink = await product(({ esBebida }) => esBebida === true, 3_000);
  const side = await product(({ esAdicional }) => esAdicional === true, 5_000);
  const addition = await product(({ name }) => /^adiciones$/i.test(String(name)), 2_000);
  const opciones = [{ nombre: cut(text, 100) }];
  const group = { nombre: `${cut(text, 90)} ${made}`, pregunta: cut(text, 200), opciones };
  const groupAt = `/api/modifiers/grupo-${made}`;
  await say('PUT /api/modifiers/{codigo}', { dbName, ...group }, { at: groupAt });
  const version = await versionOf({ url, dbName });
  // What names no station is made here, and printed.
  const estaciones = [{ clave: 'cocina', nombre: cut(text, 40), impresora: 'cocina' }];
  await say('PUT /api/stations', { dbName, version, estaciones });
  await writeZones(say, { url, dbName }, text);
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const row = [category.name, '', cut(text, 190), text, '8000', `${cut(text, 40)}-h${made}`];
  const sheet = [SHEET_COLUMNS.slice(0, row.length).join(','), row.map(cell).join(',')].join('\n');
  await say('POST /api/menu/import', { dbName, archivo: Buffer.from(sheet) });
  return { ...main, drink: drink.id_sigo, side: side.id_sigo, addition: addition.id_sigo };
}

async function writeStaff(say: Say, { dbName }: Place, text: string) {
  const roles = [{ nombre: `${cut(text, 190)} ${made}`, descripcion: cut(text, 300) }];
  const { data } = await say('POST /api/roles/registerRoles', { dbName, roles });
  const [cargo] = data.slice(-1);
  const role = { nombre: `${cut(text, 180)} otra vez ${made}`, descripcion: cut(text, 300) };
  const at = `/api/roles/update/${cargo._id}`;
  await say('PATCH /api/roles/update/{id}', { dbName, role }, { at });
  const employee = {
    nombre: cut(text, 200),
    edad: 30,
    telefono: PHONE,
    direccion: cut(text, 300),
    cargo: { _id: cargo._id, nombre: cut(text, 200) },
    email: `'{{7*7}}-${made}@correo.example`,
    password: PASSWORD.slice(0, 20),
    permisos: ['cocina'],
  };
  if (hiredBefore) {
    await say('DELETE /api/employees/deleteEmployee', { dbName, employee: hiredBefore });
  }
  const hire = (telefono: string) => ({ dbName, employees: [{ ...employee, telefono }] });
  const hired = await withPhone(say, 'POST /api/employees/createEmployees', text, hire);
  const { id } = hired.data.at(-1);
  hiredBefore = id;
  const { password: _, ...known } = employee;
  const change = (telefono: string) => ({ dbName, employees: [{ ...known, telefono, id }] });
  await withPhone(say, 'PUT /api/employees/update', text, change);
}

async function writeDiner(say: Say, { dbName }: Place, text: string) {
  const person = { nombre: cut(text, 200), direccion: cut(text, 300) };
  const email = `'=cmd|{{7*7}}-${made}@correo.example`;
  const create = (telefono: string) => ({
    dbName,
    cliente: { ...person, telefono, email, password: PASSWORD },
  });
  await withPhone(say, 'POST /api/clients/create', text, create);
  const { tokens } = await say('POST /api/auth/login', { email, password: PASSWORD, dbName });
  const change = (telefono: string) => ({ dbName, cliente: { ...person, telefono } });
  await withPhone(say, 'PATCH /api/clients/me', text, change, { as: tokens.cliente });
  return { email, token: tokens.cliente as string };
}

/** An account of a table that is named so, moved, and parted. */
async function writeTables(say: Say, { url, dbName }: Place, text: string, dish: Dish) {
  const settings = await fetch(`${url}/api/locations/ajustes?dbName=${dbName}`);
  const { version } = (await settings.json()) as { version: number };
  const cuentas = (activas: boolean) => ({ cuentas: { activas, qrSoloMesaAbierta: false } });
  const change = 'PATCH /api/locations/ajustes';
  const active = await say(change, { dbName, version, ajustes: cuentas(true) });
  const [here, there, beside] = ['a', 'b', 'c'].map((end) => cut(text, 40) + end);
  const nombre = cut(text, 60);
  const { data: account } = await say('POST /api/accounts/open', { dbName, mesa: here, nombre });
  const at = `/api/accounts/${account._id}`;
  await say('PATCH /api/accounts/{id}', { dbName, nombre }, { at });
  const { data: order } = await say('POST /api/orders/create', {
    dbName,
    tipo: 'en_local',
    mesa: here,
    nombreCliente: cut(text, 200),
    metodoPago: 'por_definir',
    productos: [{ id_sigo: dish.id_sigo, cantidad: 2 }],
  });
  const { data: other } = await say('POST /api/accounts/open', { dbName, mesa: beside });
  const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
  const destino = { mesa: beside };
  await say('POST /api/accounts/{id}/lines', { dbName, destino, lineas }, { at: `${at}/lines` });
  await say('POST /api/accounts/{id}/move', { dbName, mesa: there }, { at: `${at}/move` });
  const valor = order.total / 2;
  for (const id of [account._id, other._id]) {
    const paid = { propina: { respuesta: 'no', valor: 0 }, pagos: [{ metodo: 'nequi', valor }] };
    const pay = { at: `/api/accounts/${id}/pay` };
    await say('POST /api/accounts/{id}/pay', { dbName, ...paid }, pay);
  }
  await say(change, { dbName, version: active.version, ajustes: cuentas(false) });
}

/** A shift of a till that is named so, with its movements and notes. */
async function writeTill(say: Say, { dbName }: Place, text: string) {
  const open = async () => {
    const { data } = await say('POST /api/till/open', { dbName, caja: cut(text, 40), base: 0 });
    return `/api/till/${data._id}`;
  };
  const counted = await open();
  const moved = { dbName, tipo: 'ingreso', clase: 'otro', valor: 1, motivo: cut(text, 200) };
  await say('POST /api/till/{id}/move', moved, { at: `${counted}/move` });
  const count = { dbName, denominaciones: { 50: 1 }, nota: cut(text, 500) };
  await say('POST /api/till/{id}/close', count, { at: `${counted}/close` });
  await say('POST /api/till/{id}/recount', count, { at: `${counted}/recount` });
  const left = await open();
  await say('POST /api/till/{id}/force', { dbName, nota: cut(text, 500) }, { at: `${left}/force` });
}

async function writeOrders(say: Say, place: Place, text: string, dish: Dish, diner: string) {
  const { dbName } = place;
  const extra = (id_sigo: string) => ({ id_sigo, nombre: text });
  const line = {
    id_sigo: dish.id_sigo,
    nombre: text,
    cantidad: 2,
    nota: cut(text, 500),
    adiciones: [extra(dish.addition)],
    combo: { bebida: extra(dish.drink), adicional: extra(dish.side) },
  };
  const draft = {
    dbName,
    tipo: 'en_local',
    mesa: cut(text, 50),
    nombreCliente: cut(text, 200),
    email: `'{{7*7}}@correo.example`,
    metodoPago: 'efectivo',
    productos: [line],
  };
  const home = (telefono: string) => ({
    ...draft,
    tipo: 'a_domicilio',
    direccion: cut(text, 300),
    domicilio: { barrio: cut(text, 60) },
    telefono,
  });
  const create = 'POST /api/orders/create';
  const edit = 'PATCH /api/orders/edit/{id}';
  const move = 'PATCH /api/orders/editOrderAttributes/{id}';
  // The waiting orders stay for the kitchen; the one written off for the till and the audit log.
  const { data: waiting } = await say(create, draft);
  await say(edit, draft, { at: `/api/orders/edit/${waiting._id}` });
  const { data: sent } = await withPhone(say, create, text, home, { as: diner });
  await withPhone(say, edit, text, home, { at: `/api/orders/edit/${sent._id}` });
  const lead = async (id: string, estados: string[]) => {
    for (const estado of estados) {
      const motivoBaja = estado === 'dado_de_baja' ? cut(text, 300) : undefined;
      const at = `/api/orders/editOrderAttributes/${id}`;
      await say(move, { dbName, updates: { estado, motivoBaja } }, { at });
    }
  };
  const { data: lost } = await say(create, draft);
  await lead(lost._id, ['preparado', 'entregado', 'dado_de_baja']);
  const { data: sold } = await say(create, draft);
  await lead(sold._id, ['preparado', 'entregado', 'facturado']);
  const { data: delivered } = await say(create, draft);
  await lead(delivered._id, ['preparado', 'entregado']);

  const { data: gone } = await say(create, draft);
  const cancel = { estado: 'cancelado', motivo: cut(text, 200) };
  await say(
    move,
    { dbName, updates: cancel },
    { at: `/api/orders/editOrderAttributes/${gone._id}` },
  );
  // An hour and a token are no free text.
  const refused = { isRefused: true };
  const later = { ...home(PHONE), programado: text };
  await say(create, later, { as: diner, ...refused });
  await say(edit, later, { at: `/api/orders/edit/${sent._id}`, ...refused });
  const own = { at: `/api/orders/cancelOwn/${sent._id}`, as: diner, ...refused };
  await say('POST /api/orders/cancelOwn/{id}', { dbName, seguimiento: text }, own);
  return delivered;
}

async function writeAssistant(say: Say, { dbName }: Place, text: string, dish: Dish) {
  const config = {
    dbName,
    tono: 'calido',
    nombreAsistente: cut(text, 60),
    frasesConfirmacion: [cut(text, 80)],
    instruccionesCorreccion: text,
    parametros: [{ titulo: cut(text, 80), valor: cut(text, 500) }],
  };
  await say('POST /api/chatV1/createChatbot', config);
  const net = cut(text, 200);
  const redesSociales = { whatsapp: net, instagram: net, facebook: net };
  await say('POST /api/chatV1/createChatbot', { ...config, redesSociales }, { isRefused: true });
  const part = (id_sigo: string) => ({ id_sigo, nombre: text });
  await say('POST /api/chatV1/chatbot', {
    dbName,
    mensaje: text,
    mensajeUsuario: text,
    sessionId: `${cut(text, 80)}-${made}`,
    carrito: [
      {
        id_sigo: dish.id_sigo,
        nombre: text,
        itemId: text,
        imagen: text,
        cantidad: 1,
        precio: 9_000,
        nota: cut(text, 500),
        adiciones: [part(dish.addition)],
        combo: { bebida: part(dish.drink), adicional: part(dish.side) },
      },
    ],
  });
}

async function writePrinting(say: Say, { dbName, storeId }: Place, text: string, orderId: string) {
  const agent = await say('POST /api/printers/agents', { dbName, nombre: cut(text, 60) });
  const as: string = agent.data.token;
  const print = 'POST /api/printers/print';
  const hello = 'POST /api/printers/agent/hello';
  // The name of a printer is not free text.
  const named = cut(text, 60);
  await say(print, { storeId, target: `${named}<`, text }, { isRefused: true });
  await say(hello, { impresoras: [{ target: `${named}<`, columns: 48 }] }, { as, isRefused: true });
  await say(hello, { impresoras: [{ target: 'tercera', columns: 48 }] }, { as });
  await say(print, { storeId, target: 'tercera', text: `${text}\n${orderId}` });
  // Nor is the order of a ticket.
  const unknown = { storeId, target: 'tercera', orderId: cut(text, 90) };
  await say(print, unknown, { isRefused: true });
  const claimed = await say('POST /api/printers/agent/claim', { ocupadas: [named] }, { as });
  const at = `/api/printers/agent/jobs/${claimed.data.id}`;
  const outcome = { estado: 'fallido', error: cut(text, 500) };
  await say('POST /api/printers/agent/jobs/{id}', outcome, { as, at });
}

/** An owner has no free text except what they prove by mail, so all of it is refused. */
async function writeAccounts(say: Say, text: string) {
  const email = `${text}@correo.example,<script>@correo.example`;
  const refused = { isRefused: true };
  await say('POST /api/admin/registerUser', { email, password: PASSWORD }, refused);
  await say('POST /api/admin/addPath', { email, path: text }, refused);
}
