import { Readable } from 'node:stream';
import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors/app-error.ts';
import { StartError } from '../errors/start-error.ts';
import type { ImageStore } from './image-store.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A picture's name is the hash of its content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TIMEOUT_MS = 10_000;
const IMAGE_NAME = /^[0-9a-f]{32}\/(?:320|640|1280)\.webp$/;

/**
 * Any bucket that speaks S3, addressed by path. It may stay private: the product serves the
 * pictures itself, and any cache in front of it may keep them for ever.
 */
export async function openS3Store(settings: S3Settings): Promise<ImageStore> {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = (method: string, name: string, content?: Buffer) =>
    client.fetch(`${endpoint}/${bucket}/images/${name}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(content && {
        body: new Uint8Array(content),
        headers: { 'content-type': 'image/webp', 'cache-control': IMMUTABLE },
      }),
    });
  const put = async (name: string, content: Buffer) => {
    const response = await ask('PUT', name, content);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`S3 answered ${response.status} when ${name} was stored.`);
  };

  await put('comprobacion', Buffer.from('ok')).catch((error) => {
    throw new StartError(`S3_BUCKET: no se puede escribir en ${bucket}: ${error.message}`);
  });

  return {
    has: async (hash) => {
      const answers = await Promise.all(
        IMAGE_WIDTHS.map((width) => ask('HEAD', `${hash}/${width}.webp`)),
      );
      return answers.every(({ ok }) => ok);
    },
    read: async (hash, width) => {
      const name = `${hash}/${width}.webp`;
      const response = await ask('GET', name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`S3 answered ${response.status} when ${name} was read.`);
    },
    write: (hash, width, content) =>
      put(`${hash}/${width}.webp`, content).catch((error) => {
        throw new AppError('servicio_no_disponible', { cause: error });
      }),
    serve: async (app) => {
      app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
        const name = request.params['*'];
        if (!IMAGE_NAME.test(name)) throw new AppError('ruta_desconocida');
        const response = await ask('GET', name).catch((error) => {
          throw new AppError('servicio_no_disponible', { cause: error });
        });
        if (!response.ok || !response.body) {
          throw new AppError(
            response.status === 404 ? 'ruta_desconocida' : 'servicio_no_disponible',
          );
        }
        reply.type('image/webp').header('cache-control', IMMUTABLE);
        return reply.send(Readable.fromWeb(response.body));
      });
    },
  };
}
