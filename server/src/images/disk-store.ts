import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import fastifyStatic from '@fastify/static';
import type { ImageStore } from './image-store.ts';

export async function openDiskStore(dataDir: string): Promise<ImageStore> {
  const root = join(dataDir, 'images');
  await mkdir(root, { recursive: true });
  return {
    has: async (hash) => {
      const files: string[] = await readdir(join(root, hash)).catch(() => []);
      return IMAGE_WIDTHS.every((width) => files.includes(`${width}.webp`));
    },
    read: (hash, width) =>
      readFile(join(root, hash, `${width}.webp`)).catch((error) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    write: async (hash, width, content) => {
      await mkdir(join(root, hash), { recursive: true });
      await writeWhole(join(root, hash, `${width}.webp`), content);
    },
    serve: async (app) => {
      await app.register(fastifyStatic, {
        root,
        prefix: '/images/',
        decorateReply: false,
        immutable: true,
        maxAge: '1y',
        index: false,
      });
    },
  };
}

/**
 * Renamed into place, so that neither a crash nor another save of the same picture leaves half a
 * file.
 */
async function writeWhole(file: string, content: Buffer) {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content, { flush: true });
  await rename(part, file);
}
