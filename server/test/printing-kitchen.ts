import { openService } from './service.ts';

/** The stations of such a kitchen: two print, one does not. */
const STATIONS = [
  { nombre: 'Parrilla', impresora: 'parrilla' },
  { nombre: 'Barra', impresora: 'barra' },
  { nombre: 'Fría' },
];
const MADE_AT = { 'Platos fuertes': 'parrilla', Bebidas: 'barra', Acompañamientos: 'fria' };

/** A sede whose grill and bar print what they make: dishes at the grill, drinks at the bar. */
export async function openPrintingKitchen(...asked: Parameters<typeof openService>) {
  const service = await openService(...asked);
  const { server, sede, restaurant } = service;
  const { dbName } = sede;
  for (const [name, estacion] of Object.entries(MADE_AT)) {
    await server.db
      .updateTable('categories')
      .set({ estacion })
      .where('restaurant_id', '=', sede.restaurantId)
      .where('location_id', '=', sede.locationId)
      .where('name', '=', name)
      .execute();
  }

  const saveStations = async (estaciones: object[]) => {
    const { token } = restaurant;
    const { body } = await server.call('GET', `/api/stations?dbName=${dbName}`, { token });
    const { version } = body;
    const saved = { dbName, version, estaciones };
    const answer = await server.call('PUT', '/api/stations', { token, body: saved });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
  await saveStations(STATIONS);

  return {
    ...service,
    saveStations,
    /** The tickets of the kitchen, oldest first: of one order, or of all. */
    tickets: (of?: { _id: string }) =>
      server.db
        .selectFrom('print_jobs')
        .select(['id', 'order_id', 'target', 'estacion', 'clase', 'revision', 'text', 'estado'])
        .where('restaurant_id', '=', sede.restaurantId)
        .where('location_id', '=', sede.locationId)
        .where('clase', 'is not', null)
        .$if(of !== undefined, (jobs) => jobs.where('order_id', '=', of?._id ?? ''))
        .orderBy('created_at')
        .orderBy('target')
        .execute(),
    edit: (order: { _id: string }, productos: object[], extra: object = {}, key?: string) =>
      server.call('PATCH', `/api/orders/edit/${order._id}`, {
        token: service.waiter.token,
        body: service.draft({ productos, ...extra }),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    fire: (order: { _id: string }, tiempo: number) =>
      server.call('PATCH', `/api/kitchen/fire/${order._id}`, {
        token: service.cook.token,
        body: { dbName, tiempo },
      }),
  };
}
