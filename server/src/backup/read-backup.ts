import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { IMAGE_WIDTHS, type ImageWidth } from '@comanda/contract/menu/images';
import { type Extract, extract } from 'tar-stream';
import { StartError } from '../errors/start-error.ts';
import {
  BACKUP_FORMAT,
  type Digest,
  damaged,
  digestOf,
  type Manifest,
  manifestSchema,
  openDigest,
} from './backup-file.ts';

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

type Visitor = {
  /** Must read the content to its end. */
  table: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
  image: (hash: string, width: ImageWidth, content: Buffer) => Promise<void>;
};

const TABLE = /^tables\/([a-z0-9_]+)\/\d{6,}$/;
const IMAGE = /^images\/([0-9a-f]{32})\/(\d+)\.webp$/;
const MANIFEST = 'manifest.json';
/** Far above the size of any picture or manifest; nothing larger is read into memory. */
const MAX_HELD_BYTES = 268_435_456;

/** Only checks that the file is whole. */
export function checkBackup(file: string, signal?: AbortSignal): Promise<Manifest> {
  const table = async (_name: string, content: AsyncIterable<Buffer>) => {
    for await (const _piece of content);
  };
  return readBackup(file, { table, image: async () => undefined }, signal);
}

/** Reads the file piece by piece, and refuses it unless all of it is as it was written. */
export async function readBackup(
  file: string,
  visitor: Visitor,
  signal?: AbortSignal,
): Promise<Manifest> {
  const archive = extract();
  const reading = pipeline(
    createReadStream(file),
    createGunzip(),
    archive,
    signal ? { signal } : {},
  );
  const visiting = visit(archive[Symbol.asyncIterator](), visitor);
  visiting.catch(() => archive.destroy());
  const [visited, read] = await Promise.allSettled([visiting, reading]);
  if (visited.status === 'rejected') throw visited.reason;
  if (read.status === 'rejected') throw damaged(read.reason);
  return visited.value;
}

async function visit(entries: AsyncIterator<Entry>, visitor: Visitor): Promise<Manifest> {
  const tables = new Map<string, Digest>();
  const images = new Map<string, Omit<Digest, 'rows'>>();
  const next = async (): Promise<Entry | undefined> => {
    const { value } = await entries.next().catch((error) => {
      throw damaged(error);
    });
    return value;
  };
  let entry = await next();
  const name = () => entry?.header.name ?? '';

  async function* piecesOf(table: string, add: (chunk: Buffer) => void) {
    while (entry && TABLE.exec(name())?.[1] === table) {
      for await (const chunk of chunksOf(entry)) {
        add(chunk);
        yield chunk;
      }
      entry = await next();
    }
  }

  while (entry && name() !== MANIFEST) {
    const table = TABLE.exec(name())?.[1];
    const [, hash, widthText] = IMAGE.exec(name()) ?? [];
    const width = IMAGE_WIDTHS.find((known) => String(known) === widthText);
    if (table && !tables.has(table)) {
      const digest = openDigest();
      await visitor.table(table, piecesOf(table, digest.add));
      tables.set(table, digest.end());
    } else if (hash && width) {
      const content = await hold(entry);
      images.set(`${hash} ${width}`, digestOf(content));
      await visitor.image(hash, width, content);
      entry = await next();
    } else {
      throw damaged(`«${name()}» no es de una copia de Comanda`);
    }
  }
  if (!entry) throw damaged('le falta el final');
  const manifest = readManifest(await hold(entry));
  if (await next()) throw damaged('sobra algo al final');
  checkContents(manifest, { tables, images });
  return manifest;
}

async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer;
  } catch (error) {
    throw damaged(error);
  }
}

async function hold(entry: Entry): Promise<Buffer> {
  if (entry.header.size > MAX_HELD_BYTES) throw damaged('una parte es demasiado grande');
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readManifest(content: Buffer): Manifest {
  let json: { format?: unknown };
  try {
    json = JSON.parse(content.toString());
  } catch (error) {
    throw damaged(error);
  }
  if (typeof json.format === 'number' && json.format > BACKUP_FORMAT) {
    throw new StartError('La copia es de una versión más nueva de Comanda. Actualízala primero.');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw damaged('su lista de contenido no se entiende');
  return parsed.data;
}

type Contents = {
  tables: ReadonlyMap<string, Digest>;
  /** By hash and width. */
  images: ReadonlyMap<string, Omit<Digest, 'rows'>>;
};

/** The contents must match the manifest exactly. */
function checkContents(manifest: Manifest, { tables, images }: Contents): void {
  const filled = manifest.tables.filter(({ bytes }) => bytes > 0);
  for (const table of filled) {
    const found = tables.get(table.name);
    if (found?.sha256 !== table.sha256 || found.rows !== table.rows) {
      throw damaged(`la tabla ${table.name} no es la que se guardó`);
    }
  }
  for (const image of manifest.images) {
    if (images.get(`${image.hash} ${image.width}`)?.sha256 !== image.sha256) {
      throw damaged(`la imagen ${image.hash} no es la que se guardó`);
    }
  }
  const isAllListed = filled.length === tables.size && manifest.images.length === images.size;
  if (!isAllListed) throw damaged('tiene más de lo que se guardó');
}
