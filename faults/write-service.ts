import { cut } from './hostile-texts.ts';
import type { Say } from './hostile-writer.ts';
import type { Place } from './write-everywhere.ts';

/** When a sede opens, why it pauses and closes. All of it is taken back, because closed sedes take no orders of diners. */
export async function writeService(say: Say, { url, dbName }: Place, text: string) {
  const change = 'PATCH /api/locations/ajustes';
  const hours = async (interval: object, nombre: string) => ({
    dbName,
    version: await versionOf({ url, dbName }),
    ajustes: {
      horas: {
        semana: Array.from({ length: 7 }, () => [interval]),
        excepciones: [{ fecha: '2030-12-24', nombre, intervalos: [interval] }],
        festivos: 'normal',
      },
    },
  });
  await say(change, await hours({ desde: text, hasta: text }, ''), { isRefused: true });
  await say(change, await hours({ desde: '08:00', hasta: '20:00' }, cut(text, 60)));
  await say(change, {
    dbName,
    version: await versionOf({ url, dbName }),
    ajustes: { horas: null },
  });

  const pause = { dbName, minutos: 30, canales: ['mesa'], motivo: cut(text, 120) };
  await say('POST /api/sede/pause', pause);
  await say('POST /api/sede/resume', { dbName });

  const close = 'PUT /api/locations/cierre';
  await say(close, { dbName, vuelve: text }, { isRefused: true });
  await say(close, { dbName, vuelve: null, motivo: cut(text, 200) });
  await say('DELETE /api/locations/cierre', { dbName });
}

/** They deliver to that text; the last one says what is none of a polygon. */
export async function writeZones(
  say: Say,
  { url, dbName }: Pick<Place, 'url' | 'dbName'>,
  text: string,
) {
  const zona = { nombre: cut(text, 60), barrios: [cut(text, 60)], tarifa: 5_000 };
  const ring = [-74, 4.6];
  const poligono = { type: cut(text, 100), coordinates: [[ring, ring, ring]] };
  const body = async (more: object) => ({
    dbName,
    version: await versionOf({ url, dbName }),
    zonas: [{ ...zona, ...more }],
  });
  await say('PUT /api/zones', await body({}));
  await say('PUT /api/zones', await body({ poligono }), { isRefused: true });
}

/** That of the sede's menu and settings. */
export async function versionOf({ url, dbName }: Pick<Place, 'url' | 'dbName'>): Promise<number> {
  const answer = await fetch(`${url}/api/locations/ajustes?dbName=${encodeURIComponent(dbName)}`);
  return ((await answer.json()) as { version: number }).version;
}
