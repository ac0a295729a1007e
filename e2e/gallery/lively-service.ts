import { type Order, orderCreatedSchema } from '@comanda/contract/orders/orders';
import { asOwner, DEMO, type Send } from '../api.ts';

interface Line {
  id_sigo: string;
  cantidad: number;
  nota?: string;
  grupos?: object[];
}

/** A dish with groups: one is required, of another two units are included. */
const GRILLED: Line = {
  id_sigo: 'PF-0103',
  cantidad: 2,
  grupos: [
    { codigo: 'termino', opciones: [{ codigo: 'medio' }] },
    {
      codigo: 'salsas',
      opciones: [{ codigo: 'chimichurri', cantidad: 2 }, { codigo: 'guacamole' }],
    },
  ],
};

/**
 * The demo's orders are minutes old, so just after midnight most belong to yesterday. This adds
 * some of today: one edited, one cancelled, one written off, one delivered and unpaid.
 */
export async function stirService(url: string): Promise<void> {
  const send = await asOwner(url);
  const table = { tipo: 'en_local', nombreCliente: 'Mesa de amigos', metodoPago: 'efectivo' };
  const lines: Line[] = [
    { id_sigo: 'PF-0101', cantidad: 2, nota: 'Una sin chicharrón' },
    { id_sigo: 'PF-0104', cantidad: 1, nota: 'Alergia al maní' },
  ];
  const changed = await create(send, { ...table, mesa: '7', productos: lines });
  const edited = [{ ...lines[0], cantidad: 3 }, lines[1], GRILLED];
  await send('PATCH', `/api/orders/edit/${changed._id}`, {
    dbName: DEMO.dbName,
    ...table,
    mesa: '7',
    productos: edited,
  });

  const regretted = await create(send, { ...table, mesa: '11', productos: lines.slice(0, 1) });
  await move(send, regretted, { estado: 'cancelado' });

  const lost = await create(send, { ...table, mesa: '3', productos: lines.slice(1) });
  for (const estado of ['preparado', 'entregado']) await move(send, lost, { estado });
  await move(send, lost, { estado: 'dado_de_baja', motivoBaja: 'Se cayó el plato al servir' });

  const unpaid = await create(send, { ...table, mesa: '5', productos: [...lines, GRILLED] });
  for (const estado of ['preparado', 'entregado']) await move(send, unpaid, { estado });
}

/** The sede keeps accounts from now on: some tables are served, one asks for its bill, one has moved, two are joined. */
export async function serveTables(url: string): Promise<void> {
  const send = await asOwner(url);
  const path = `/api/locations/ajustes/completos?dbName=${DEMO.dbName}`;
  const { version, ajustes } = (await send('GET', path)) as SettingsAnswer;
  if (ajustes.cuentas.activas) return;
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  await send('PATCH', '/api/locations/ajustes', {
    dbName: DEMO.dbName,
    version,
    ajustes: { cuentas },
  });
  const open = async (mesa: string, comensales: number, extra: object = {}) => {
    const body = { dbName: DEMO.dbName, mesa, comensales, ...extra };
    return ((await send('POST', '/api/accounts/open', body)) as AccountAnswer).data._id;
  };
  const ids: Record<string, string> = {};
  for (const [mesa, guests] of [
    ['1', 4],
    ['4', 2],
    ['8', 5],
    ['9', 2],
    ['10', 6],
    ['11', 3],
  ] as const) {
    ids[mesa] = await open(mesa, guests, mesa === '8' ? { nombre: 'Familia Rodríguez' } : {});
  }
  const round = (mesa: string, productos: Line[]) =>
    create(send, {
      tipo: 'en_local',
      nombreCliente: `Mesa ${mesa}`,
      metodoPago: 'por_definir',
      mesa,
      productos,
    });
  const dishes: Line[] = [
    { id_sigo: 'PF-0101', cantidad: 2, nota: 'Una sin chicharrón' },
    { id_sigo: 'PF-0104', cantidad: 1 },
  ];
  for (const mesa of ['1', '4', '8', '10']) await round(mesa, dishes);
  const ready = await round('8', dishes.slice(1));
  await move(send, ready, { estado: 'preparado' });
  const onAccount = { dbName: DEMO.dbName };
  await send('POST', `/api/accounts/${ids['4']}/bill`, onAccount);
  await send('POST', `/api/accounts/${ids['1']}/move`, { ...onAccount, mesa: '12' });
  await send('POST', `/api/accounts/${ids['11']}/move`, { ...onAccount, mesa: '10', unir: true });
}

/** Sales of a day by which reports and home look alive. */
const SOLD = 24;
const SELLING = ['PF-0101', 'PF-0102', 'PF-0104', 'PF-0105'];

/**
 * The demo's day begins at noon of Bogotá, so in the night its home and its reports would show no sale of today. This
 * sells and invoices as much as is missing.
 */
export async function sellToday(url: string): Promise<void> {
  const send = await asOwner(url);
  const { data } = (await send('GET', '/api/reports/restaurant')) as ReportAnswer;
  for (let sold = data.actual.pedidos; sold < SOLD; sold++) {
    const order = await create(send, {
      tipo: 'para_llevar',
      nombreCliente: 'Sandra Milena Ruiz',
      metodoPago: sold % 2 === 0 ? 'efectivo' : 'tarjeta',
      productos: [{ id_sigo: SELLING[sold % SELLING.length], cantidad: 1 + (sold % 3) }],
    });
    for (const estado of ['preparado', 'entregado', 'facturado']) {
      await move(send, order, { estado });
    }
  }
}

interface ReportAnswer {
  data: { actual: { pedidos: number } };
}

interface SettingsAnswer {
  version: number;
  ajustes: { cuentas: { activas: boolean } };
}

interface AccountAnswer {
  data: { _id: string };
}

async function create(send: Send, draft: object): Promise<Order> {
  const answer = await send('POST', '/api/orders/create', { dbName: DEMO.dbName, ...draft });
  return orderCreatedSchema.parse(answer).data;
}

function move(send: Send, { _id }: Order, updates: object): Promise<unknown> {
  const path = `/api/orders/editOrderAttributes/${_id}`;
  return send('PATCH', path, { dbName: DEMO.dbName, updates });
}
