import type { SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';

/** Somebody else changed the same fields. */
export class SettingsClash extends Error {
  readonly clashes: string[];
  readonly stored: SedeSettingsAnswer;

  constructor(clashes: string[], stored: SedeSettingsAnswer) {
    super(settingsMessages.changedMeanwhile);
    this.clashes = clashes;
    this.stored = stored;
  }
}
