import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS, imageUrl } from '@comanda/contract/images';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** Stores a picture in every width under a name made of its content, and answers its address. */
export type ImageStore = { save: (picture: Buffer) => Promise<string> };

export function openImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, 'images');
  return {
    save: async (picture) => {
      const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
      const missing = await missingWidths(join(folder, hash));
      if (missing.length === 0) return imageUrl(hash);
      await mkdir(join(folder, hash), { recursive: true });
      const largest = await sharp(picture)
        .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const width of missing) {
        const encoded = await sharp(largest.data, { raw: largest.info })
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 80, effort: 2 })
          .toBuffer();
        await writeWhole(join(folder, hash, `${width}.webp`), encoded);
      }
      return imageUrl(hash);
    },
  };
}

async function missingWidths(folder: string) {
  const files: string[] = await readdir(folder).catch(() => []);
  return IMAGE_WIDTHS.filter((width) => !files.includes(`${width}.webp`));
}

/** Renamed into place: neither a crash nor another save of the same picture leaves half a file. */
async function writeWhole(file: string, content: Buffer) {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}

export async function imageFiles(app: FastifyInstance, dataDir: string) {
  const root = join(dataDir, 'images');
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/images/',
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
}
