import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * A file that loads the whole app needs its own modules and window, one that mocks a module its own
 * modules; all others share theirs, loaded once for each worker.
 */
const WEB_TESTS = globSync('web/src/**/*.test.{ts,tsx}');
const filesWith = (words: RegExp) =>
  WEB_TESTS.filter((file) => words.test(readFileSync(file, 'utf8')));
const WHOLE_APP = filesWith(/vi\.resetModules\(/);
const MOCKING = filesWith(/vi\.mock\(/).filter((file) => !WHOLE_APP.includes(file));

/** Every core: on two of them Vitest would leave one to watch the other. */
const maxWorkers = '100%';

/** A machine ten times slower only takes longer. */
const testTimeout = 120_000;
const hookTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], maxWorkers } },
      ...['contract', 'assistant', 'demo-art'].map((name) => ({
        test: {
          name,
          include: [`${name}/**/*.test.ts`],
          isolate: false,
          maxWorkers,
          testTimeout,
        },
      })),
      {
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            ...(process.env.CITUS_URL ? ['server/**/*.citus.ts'] : []),
          ],
          isolate: false,
          maxWorkers,
          globalSetup: ['server/test/global-setup.ts', 'server/test/one-shard/global-setup.ts'],
          setupFiles: [
            'server/test/patience.ts',
            'server/test/quick-passwords.ts',
            'server/test/one-shard/record.ts',
          ],
          // Where no limit is named: a second is not enough for several servers.
          expect: { poll: { timeout: 20_000 } },
          testTimeout,
          hookTimeout,
        },
      },
      {
        test: {
          name: 'print-agent',
          include: ['print-agent/**/*.test.ts'],
          isolate: false,
          maxWorkers,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout,
          hookTimeout,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts', 'faults/global-setup.ts'],
          testTimeout: 1_200_000,
          hookTimeout,
          maxWorkers,
          execArgv: ['--expose-gc'],
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          include: WEB_TESTS.filter((file) => ![...WHOLE_APP, ...MOCKING].includes(file)),
          setupFiles: ['web/test/patience.ts'],
          isolate: false,
          maxWorkers,
          testTimeout,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web-mocking',
          include: MOCKING,
          isolate: false,
          setupFiles: ['web/test/patience.ts', 'web/test/fresh-file.ts'],
          maxWorkers,
          testTimeout,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web-whole',
          include: WHOLE_APP,
          // A thread for each file starts faster than a process.
          pool: 'threads',
          setupFiles: ['web/test/patience.ts', 'web/test/quiet-end.ts'],
          maxWorkers,
          testTimeout,
        },
      },
    ],
  },
});
