import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  // What is told to fail has its own folder.
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A step that waits in vain says so, instead of the whole test that ran out of time.
    actionTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
