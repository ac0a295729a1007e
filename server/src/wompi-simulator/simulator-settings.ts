import { randomBytes } from 'node:crypto';
import type { WompiSettings } from '../payments/wompi.ts';

/** The path of the simulated provider on our own port. */
export const SIMULATOR_PATH = '/simulador-de-pagos';

/** Keys of this process only, so that nobody outside can sign an event for it. */
export function simulatorSettings(localUrl: () => string, publicUrl: () => string): WompiSettings {
  return {
    environment: 'sandbox',
    privateKey: `prv_test_${randomBytes(24).toString('hex')}`,
    eventsSecret: `test_events_${randomBytes(24).toString('hex')}`,
    baseUrl: () => `${localUrl()}${SIMULATOR_PATH}`,
    checkoutUrl: () => `${publicUrl()}${SIMULATOR_PATH}`,
  };
}
