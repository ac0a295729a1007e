import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../src/postgres/cluster.ts';

/** An empty bucket on this machine, behind an S3 that checks signatures. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'comanda-s3-'));
  const port = await freePort();
  const name = 'fotos';
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  await server.run();
  return {
    /** What a node needs to keep its pictures there. */
    settings: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
