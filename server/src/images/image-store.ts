import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS, type ImageWidth, imageUrl } from '@comanda/contract/menu/images';
import type { Upload } from '@comanda/contract/wire';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env/env.ts';
import { type EncodedImage, encodeUpload } from './encode-image.ts';
import { openS3Store } from './s3-store.ts';

/** Where pictures are stored, each in every width under the hash of its content. */
export type ImageStore = {
  /** True once every width is stored. */
  has: (hash: string) => Promise<boolean>;
  /** Null where there is no such picture. */
  read: (hash: string, width: ImageWidth) => Promise<Buffer | null>;
  /** Writes the whole file or nothing; repeating it is harmless. */
  write: (hash: string, width: ImageWidth, content: Buffer) => Promise<void>;
  /** Answers `/images/…` from the store. */
  serve: (app: FastifyInstance) => Promise<void>;
};

/** A bucket where one is configured, else a folder of `DATA_DIR`. */
export async function openImageStore(env: Env): Promise<ImageStore> {
  return env.s3 ? openS3Store(env.s3) : openDiskStore(env.DATA_DIR);
}

/** Stored before the save it belongs to, so that no transaction waits for a slow store. */
export async function storeUpload(store: ImageStore, { content }: Upload): Promise<string> {
  return saveImage(store, await encodeUpload(content));
}

/** Returns the address under which every width is found. */
export async function saveImage(store: ImageStore, image: EncodedImage): Promise<string> {
  if (!(await store.has(image.hash))) {
    await Promise.all(
      image.files.map(({ width, content }) => store.write(image.hash, width, content)),
    );
  }
  return imageUrl(image.hash);
}

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
