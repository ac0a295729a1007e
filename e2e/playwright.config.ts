import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  // Tests of faults have their own folder.
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  globalSetup: './global-setup.ts',
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
    // Without a graphics card animations and the worker's copies take a fifth of the cores; the tests
    // that are about them switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // A step that waits in vain fails by itself, instead of the whole test timing out.
    actionTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // A page lives for seconds, so optimising its scripts never pays.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
