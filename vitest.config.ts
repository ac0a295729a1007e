import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: on two of them Vitest would leave one to watch the other.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'print-agent',
          include: ['print-agent/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          execArgv: ['--expose-gc'],
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
    ],
  },
});
