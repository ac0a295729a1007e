import { readFileSync } from 'node:fs';
import inspector from 'node:inspector/promises';
import { writeFileSync, mkdirSync } from 'node:fs';
import { buildApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/db.ts';
import { parseEnv } from '../server/src/env.ts';
import { openImageStore } from '../server/src/images/image-store.ts';
import { orderOf } from './speed/world.ts';
const { url, sedes } = JSON.parse(readFileSync('/tmp/bench-world.json', 'utf8'));
const { db, close } = openDatabase(url);
const settings = parseEnv({ DATA_DIR: '/tmp/bench-world/inj', RATE_LIMITS: 'off' });
const { app } = await buildApp({ env: settings, db, images: await openImageStore(settings), mailer: async () => undefined, logger: { level: 'info', stream: { write: () => undefined } } as never });
let k = 0;
const kinds: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
  create: () => { const s = sedes[k++ % 50]; return app.inject({ method: 'POST', url: '/api/orders/create', headers: { authorization: `Bearer ${s.token}`, 'idempotency-key': `${process.pid}-${Date.now()}-${k}` }, payload: orderOf(s) }); },
  list: () => { const s = sedes[k++ % 50]; return app.inject({ url: `/api/orders?dbName=${s.dbName}&estado=enviado,preparado,entregado&limit=50`, headers: { authorization: `Bearer ${s.token}` } }); },
  live: () => app.inject({ url: '/livez' }),
};
const name = process.argv[2]!;
const N = Number(process.argv[3] ?? 4000);
const run = async (n: number) => { let left = n; await Promise.all(Array.from({ length: 16 }, async () => { while (left-- > 0) { const r = await kinds[name]!(); if (r.statusCode > 201) throw new Error(r.body); } })); };
await run(N);
const session = new inspector.Session(); session.connect();
await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 500 });
if (process.env.PROF) await session.post('Profiler.start');
const a = process.cpuUsage();
await run(N);
const b = process.cpuUsage(a);
process.stdout.write(`${name} node user ${(b.user / N).toFixed(0)} us sys ${(b.system / N).toFixed(0)} us\n`);
if (process.env.PROF) { const { profile } = await session.post('Profiler.stop'); mkdirSync(process.env.PROF, { recursive: true }); writeFileSync(`${process.env.PROF}/p.cpuprofile`, JSON.stringify(profile)); }
await app.close(); await close();
