import { CANALES, type Canal } from '@comanda/contract/locations/channels';
import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { serviceProblems } from '@comanda/contract/locations/service-settings.rules';
import { SLOT_MINUTES } from '@comanda/contract/locations/slots.rules';
import { useSettingsPart } from './use-settings-part.ts';

/** By the contract's paths. */
export interface PaceDraft {
  hasLimit: boolean;
  'limite.pedidos': number;
  'limite.cadaMin': string;
  'limite.canales': readonly Canal[];
}

const FIRST_LIMIT = 12;

/** How many orders the kitchen takes in so many minutes. */
export function usePaceForm(dbName: string, answer: SedeSettingsAnswer) {
  return useSettingsPart<PaceDraft>({
    dbName,
    name: 'ritmo',
    answer,
    draftOf,
    settingsOf,
    check: (draft) => serviceProblems(settingsOf(draft)),
  });
}

export type PaceForm = ReturnType<typeof usePaceForm>;

function draftOf({ limite }: SedeSettings): PaceDraft {
  return {
    hasLimit: limite !== null,
    'limite.pedidos': limite?.pedidos ?? FIRST_LIMIT,
    'limite.cadaMin': String(limite?.cadaMin ?? SLOT_MINUTES),
    'limite.canales': limite?.canales ?? CANALES,
  };
}

function settingsOf(draft: PaceDraft) {
  if (!draft.hasLimit) return { limite: null };
  return {
    limite: {
      pedidos: draft['limite.pedidos'],
      cadaMin: Number(draft['limite.cadaMin']),
      canales: [...draft['limite.canales']],
    },
  };
}
