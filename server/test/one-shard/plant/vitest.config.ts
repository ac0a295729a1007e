import { defineConfig } from 'vitest/config';

/** A file of tests as the server's are set up, in which the product breaks a rule. */
export default defineConfig({
  test: {
    include: ['server/test/one-shard/plant/*.plant.ts'],
    setupFiles: ['server/test/one-shard/record.ts'],
    provide: { serverUrls: [process.env.PLANT_SERVER_URL ?? ''], templateUrl: '' },
  },
});
