import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyProduct, scanTable } from '../e2e/api.ts';
import { record } from '../e2e/figures.ts';
import { stop } from '../e2e/product-process.ts';
import { openGuests } from './guests.ts';
import { startServer } from './start-server.ts';
import { storedNames } from './stored-names.ts';
import { untilReadyIs } from './until-ready.ts';

const PATIENT = { timeout: 120_000, interval: 100 };
const disk = openSmallDisk();

// Needs root, to mount a disk of its own.
test.skipIf(!disk)(
  'on a full disk the server answers 503, writes nothing half, and recovers',
  async () => {
    const { folder, fill, free, close } = disk as SmallDisk;
    const product = await startServer({ DATA_DIR: join(folder, 'data') });
    try {
      const guests = openGuests(
        product.url,
        await anyProduct(product.url),
        await scanTable(product.url),
      );
      void guests.keepOrdering(50);
      await expect.poll(() => guests.acknowledged.length, PATIENT).toBeGreaterThan(50);
      fill();
      await expect.poll(() => guests.statuses.get(503) ?? 0, PATIENT).toBeGreaterThan(50);
      free();
      const acknowledged = guests.acknowledged.length;
      await expect
        .poll(() => guests.acknowledged.length, PATIENT)
        .toBeGreaterThan(acknowledged + 50);
      await guests.stop();
      await untilReadyIs(product.url, 200);

      const stored = await storedNames(product.url);
      expect(guests.acknowledged.filter((name) => stored.get(name) !== 1)).toEqual([]);
      expect([...guests.statuses.keys()].sort()).toEqual([201, 503]);
      record(
        'diskFull',
        'the disk fills up while orders come in',
        `${guests.statuses.get(503)} answers were 503, none 500; ${guests.acknowledged.length} acknowledged orders, all stored once; ordering goes on when there is room`,
      );
    } finally {
      free();
      await stop(product.server, 'SIGTERM');
      close();
    }
  },
);

type SmallDisk = NonNullable<ReturnType<typeof openSmallDisk>>;

/** Half a gigabyte that can be filled up without affecting anything else. */
function openSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-disco-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512m,mode=755', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  mkdirSync(join(folder, 'data'));
  const ballast = join(folder, 'lastre');
  return {
    folder,
    fill: () => {
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']);
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
