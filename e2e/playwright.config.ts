import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  // Tests of faults have their own folder.
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests wait for timers and answers.
  workers: 3,
  // A machine ten times slower only takes longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A step that waits in vain fails by itself, instead of the whole test timing out.
    actionTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
