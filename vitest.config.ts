import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A file that mocks a module needs modules of its own; all others share theirs, loaded once a worker. */
const WEB_TESTS = globSync('web/src/**/*.test.{ts,tsx}');
const MOCKING = WEB_TESTS.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  test: {
    // Every core: on two of them Vitest would leave one to watch the other.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      ...['contract', 'assistant', 'demo-art'].map((name) => ({
        test: { name, include: [`${name}/**/*.test.ts`], isolate: false, testTimeout: 30_000 },
      })),
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'print-agent',
          include: ['print-agent/**/*.test.ts'],
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts', 'faults/global-setup.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          execArgv: ['--expose-gc'],
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          include: WEB_TESTS.filter((file) => !MOCKING.includes(file)),
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web-mocking', include: MOCKING, testTimeout: 30_000 },
      },
    ],
  },
});
