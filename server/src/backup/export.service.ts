import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { bogotaClock, bogotaDateTime } from '@comanda/contract/days';
import { ZipFile } from 'yazl';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { inTurn } from '../http/in-turn.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Session } from '../sessions/session.ts';
import { EXPORTED, selectExported } from './export.db.ts';
import { collectNamedImages, NAMED_IMAGE } from './write-backup.ts';

export type ExportDeps = { db: Db; images: ImageStore; folder: string };

/**
 * Everything that belongs to the restaurant, as a zip. It is written to disk before it is sent, so
 * that a slow reader holds no connection of the database, the size is known, and a failure is
 * answered as one.
 */
export async function exportRestaurant(
  deps: ExportDeps,
  owner: Session,
): Promise<{ size: number; content: Readable }> {
  await mkdir(deps.folder, { recursive: true });
  const path = join(deps.folder, `exportacion-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  // The open file has no name any more, so nothing is left behind whatever happens.
  await rm(path);
  try {
    // One at a time, so that the kitchen does not notice.
    const size = await inTurn('exportación', Infinity, () => fill(file, deps, owner.restaurantId));
    await recordAudit(deps.db, owner, null, {
      action: 'descargados',
      entity: 'datos',
      entityId: owner.restaurantId,
    });
    return { size, content: file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function fill(file: FileHandle, { db, images }: ExportDeps, restaurantId: string) {
  const now = new Date();
  const zip = openZip(file, bogotaClock(now));
  const named = collectNamedImages();
  await zip.add('LEEME.txt', Buffer.from(readme(now)));
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (tx) => {
    for (const kind of EXPORTED) {
      await zip.add(`${kind}.json`, listOf(selectExported(tx, restaurantId, kind), named.look));
    }
  });
  for (const hash of named.hashes) {
    const content = await images.read(hash, 1280);
    if (content) await zip.add(placeOf(hash), content);
  }
  return zip.end();
}

/** A JSON list with one row on each line; pictures are named by their path in the zip. */
async function* listOf(pages: AsyncIterable<string[]>, look: (chunk: Buffer) => void) {
  let separator = '[\n';
  for await (const rows of pages) {
    const text = separator + rows.join(',\n');
    separator = ',\n';
    look(Buffer.from(text));
    yield text.replace(NAMED_IMAGE, (_address, hash) => placeOf(hash));
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const placeOf = (hash: string) => `imagenes/${hash}.webp`;

function readme(now: Date): string {
  return `Los datos de tu restaurante en Comanda, del ${bogotaDateTime(now)} (hora de Colombia).

Cada archivo .json es una lista y se abre con un editor de texto o con Excel (Datos > Obtener datos).
La carpeta imagenes tiene las fotos que esos archivos nombran. Los precios están en pesos colombianos
y las horas en UTC.

No hay contraseñas ni llaves. Sí hay datos personales de tus clientes y de tu personal: guárdalo en
un lugar seguro y compártelo solo con quien deba verlo.
`;
}

type Content = Buffer | AsyncIterable<Buffer | string>;

/**
 * Writes a zip while its contents arrive. The UTC fields of `clock` become the time of its files.
 */
function openZip(file: FileHandle, clock: Date) {
  const zip = new ZipFile();
  // A zip stores local time, and yazl takes it in the zone of this machine.
  const mtime = new Date(clock.getTime() + clock.getTimezoneOffset() * 60_000);
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(output, file.createWriteStream({ autoClose: false }));
  // `add` or `end` reports the error, whichever waits for it.
  written.catch(() => undefined);

  return {
    /** Resolves when all of the content has been read. */
    add: async (name: string, content: Content): Promise<void> => {
      const source = Readable.from(Buffer.isBuffer(content) ? [content] : asBytes(content));
      // A webp is already compressed.
      const compress = !name.endsWith('.webp');
      zip.addReadStream(source, name, { mtime, compress, forceDosTimestamp: true });
      await Promise.race([finished(source), written]);
    },
    /** Returns the size of the zip in bytes. */
    end: async (): Promise<number> => {
      zip.end();
      await written;
      return (await file.stat()).size;
    },
  };
}

async function* asBytes(content: AsyncIterable<Buffer | string>) {
  for await (const part of content) yield Buffer.from(part);
}
