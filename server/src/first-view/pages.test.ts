import { type FirstView, SEDE_COOKIE } from '@comanda/contract/pages/first-view';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { type MenuCache, openMenuCache } from '../menu/menu.cache.ts';
import { pageRoutes } from './pages.routes.ts';

const BUILT = `<head><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
<link rel="manifest" href="/manifest.webmanifest" />
<title>Comanda</title>
<script type="module" async crossorigin="" src="/assets/early-1.js"></script>
<script type="module" crossorigin src="/assets/vendor-1.js"></script>
<script type="module" crossorigin src="/assets/app-1.js"></script>
</head><body><div id="root"></div></body>`;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: FastifyInstance;
let restaurant: Restaurant;
let sede: TestSede;
let menus: MenuCache;
let drawn: FirstView[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  restaurant = await makeRestaurant(db);
  sede = await makeSede(db, restaurant, 'Zona Ñandú');
  await makeMenu(db, sede);
  const draw = async (view: FirstView) => {
    if (view.page === 'cart') throw new Error('no se deja dibujar');
    drawn.push(view);
    return { head: '<title>Carta</title>', body: '<main>La carta</main>' };
  };
  menus = openMenuCache(db);
  const sendPlain = (reply: FastifyReply) => reply.send('la de siempre');
  app = fastify();
  await app.register(pageRoutes, {
    db,
    menus,
    publicUrl: () => 'https://comanda.example',
    web: { page: BUILT, draw },
    sendPlain,
  });
  app.setNotFoundHandler(async (_request, reply) => sendPlain(reply));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const at = (dbName: string) => ({ cookie: `otra=1; ${SEDE_COOKIE}=${encodeURIComponent(dbName)}` });

/** The view that a browser would read from the page. */
const viewIn = (html: string) => {
  const [, json = ''] = /id="first-view">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
};

test('an earlier link of a restaurant leads to the one of now, with the table of its code', async () => {
  const owner = await makeRestaurant(database.db);
  const values = { path: 'el-link-de-antes', restaurant_id: owner.id };
  await database.db.insertInto('restaurant_links').values(values).execute();
  const query = '?sede=zona_%C3%B1and%C3%BA&mesa=4&firma=abc';
  for (const asked of ['', '/', query]) {
    const { statusCode, headers } = await ask(`/restaurante/El-Link-De-Antes${asked}`);
    const search = asked === query ? query : '';
    expect([statusCode, headers.location]).toEqual([302, `/restaurante/${owner.path}${search}`]);
  }
  for (const path of [owner.path, owner.id, 'no-hay-tal-link']) {
    expect((await ask(`/restaurante/${path}`)).statusCode).toBe(200);
  }
});

describe('the menu of the sede in the browser’s cookie', () => {
  test('comes rendered, with its data, and the app only named', async () => {
    const { body, headers } = await ask('/user', at(sede.dbName));
    expect(body).toContain('<div id="root"><main>La carta</main></div>');
    expect(body).toContain('<title>Carta</title>');
    expect(body).toContain('name="app-files" content="/assets/vendor-1.js /assets/app-1.js"');
    expect(body).not.toMatch(/<script type="module" crossorigin|modulepreload/);
    const view = viewIn(body);
    expect(view.location.dbName).toBe(sede.dbName);
    expect(view.menu.categories.map(({ name }: { name: string }) => name)).not.toContain('Postres');
    expect(view.menu.products.length).toBeLessThanOrEqual(8);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('is the same for everybody there, whoever asks, and made once', async () => {
    drawn = [];
    const guest = await ask('/user', at(sede.dbName));
    const owner = await ask('/user', {
      ...at(sede.dbName),
      authorization: `Bearer ${restaurant.token}`,
    });
    expect(owner.body).toBe(guest.body);
    expect(owner.body).not.toContain(restaurant.email);
    expect(drawn).toHaveLength(0);
  });

  test('is answered in a few bytes to a browser that has it, and compressed where accepted', async () => {
    const { headers } = await ask('/user', at(sede.dbName));
    const known = { 'if-none-match': String(headers.etag) };
    expect((await ask('/user', { ...at(sede.dbName), ...known })).statusCode).toBe(304);
    const short = await ask('/user', { ...at(sede.dbName), 'accept-encoding': 'gzip, br' });
    expect(short.headers['content-encoding']).toBe('br');
  });

  test('changes as soon as the menu changes', async () => {
    const own = await makeSede(database.db, restaurant);
    await makeMenu(database.db, own);
    const soldOut = async () =>
      viewIn((await ask('/user', at(own.dbName))).body).menu.products[0].agotado;
    expect(await soldOut()).toBe(false);
    await database.db
      .updateTable('products')
      .set({ agotado: true })
      .where('location_id', '=', own.locationId)
      .execute();
    menus.changed(own.locationId, Number.MAX_SAFE_INTEGER);
    expect(await soldOut()).toBe(true);
  });
});

test('what people typed cannot break out of the page', async () => {
  const own = await makeSede(database.db, restaurant);
  await makeMenu(database.db, own);
  await database.db
    .updateTable('products')
    .set({ nombre: '</script><img src=x onerror=alert(1)>' })
    .where('location_id', '=', own.locationId)
    .execute();
  const { body } = await ask('/user', at(own.dbName));
  expect(body).not.toContain('<img src=x');
  expect(viewIn(body).menu.products[0].nombre).toBe('</script><img src=x onerror=alert(1)>');
});

test.each([
  ['no hint', {}],
  ['a sede that does not exist', at('no_existe')],
  ['a cookie that cannot be read', { cookie: `${SEDE_COOKIE}=%zz` }],
])('%s leaves the plain page', async (_name, headers) => {
  expect((await ask('/user', headers)).body).toBe('la de siempre');
});

test('a view that cannot be rendered leaves the page without one', async () => {
  const { statusCode, body } = await ask('/user/cart', at(sede.dbName));
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

describe('the app that a phone installs', () => {
  const manifest = () =>
    `<link rel="manifest" href="/restaurante/${restaurant.path}/manifest.webmanifest">`;

  test.each(['/user', '/user/cart', '/user/orders', '/user/settings', '/userAuth'])(
    'from %s is that of the sede’s restaurant',
    async (url) => {
      const { body, headers } = await ask(url, at(sede.dbName));
      expect(body).toContain(manifest());
      expect(body).not.toContain('/manifest.webmanifest" />');
      expect(body).toContain('apple-mobile-web-app-title');
      expect(headers.vary).toContain('cookie');
      expect((await ask(url)).body).toBe('la de siempre');
    },
  );

  test.each(['', '?sede=x&mesa=7&firma=y'])('from the public link%s is its own', async (query) => {
    const { body } = await ask(`/restaurante/${restaurant.path}${query}`);
    expect(body).toContain(manifest());
  });

  test('is nobody’s where the database does not answer, and the page comes all the same', async () => {
    const plain = fastify();
    const broken = new Proxy({} as typeof database.db, {
      get: () => {
        throw new Error('sin base de datos');
      },
    });
    await plain.register(pageRoutes, {
      db: broken,
      menus,
      publicUrl: () => '',
      web: { page: BUILT, draw: async () => ({ head: '', body: '' }) },
      sendPlain: (reply) => reply.send('la de siempre'),
    });
    const url = '/user/orders';
    const { body } = await plain.inject({ method: 'GET', url, headers: at(sede.dbName) });
    expect(body).toBe('la de siempre');
    await plain.close();
  });
});

describe('the public link', () => {
  test('comes with the sedes and what a shared link shows', async () => {
    const { body } = await ask(`/restaurante/${restaurant.path}`);
    expect(viewIn(body)).toMatchObject({ page: 'restaurante', path: restaurant.path });
    expect(body).toContain('property="og:title" content="Restaurante ');
    expect(body).toContain('og:image" content="https://comanda.example/images/imagen/1280.webp"');
    expect(body).toContain(`content="https://comanda.example/restaurante/${restaurant.path}"`);
    expect(body).not.toContain(restaurant.email);
  });

  test('in upper or lower case is one page, with one address', async () => {
    const [known, shouted] = await Promise.all([
      ask(`/restaurante/${restaurant.path}`),
      ask(`/restaurante/${restaurant.path.toUpperCase()}`),
    ]);
    expect(shouted.body).toBe(known.body);
    expect(shouted.headers.etag).toBe(known.headers.etag);
    const address = `https://comanda.example/restaurante/${restaurant.path}`;
    const byId = await ask(`/restaurante/${restaurant.id.toUpperCase()}`);
    for (const { body } of [shouted, byId]) {
      expect(body).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  test('by id is the same page as by its name', async () => {
    const { body } = await ask(`/restaurante/${restaurant.id}`);
    expect(viewIn(body).restaurante._id).toBe(restaurant.id);
  });

  test('of a restaurant that takes no orders says so', async () => {
    const closed = await makeRestaurant(database.db, { fechaFin: daysFromNow(-1) });
    const { body } = await ask(`/restaurante/${closed.path}`);
    expect(viewIn(body)).toMatchObject({ data: [], restaurante: { recibePedidos: false } });
  });

  test.each(['/restaurante/no-existe', '/restaurante/a/b', '/login'])(
    '%s is the plain page',
    async (url) => {
      expect((await ask(url)).body).toBe('la de siempre');
    },
  );

  test('of a table comes without a view, because it redirects to the menu', async () => {
    const { body } = await ask(`/restaurante/${restaurant.path}?sede=x&mesa=7&firma=y`);
    expect(body).toContain('<div id="root"></div>');
  });
});
