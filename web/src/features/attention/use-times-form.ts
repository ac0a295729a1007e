import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import {
  scheduleProblems,
  serviceProblems,
} from '@comanda/contract/locations/service-settings.rules';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import { useSettingsPart } from './use-settings-part.ts';

/** As typed, by the contract's paths. */
export interface TimesDraft {
  preparacionMin: string;
  ultimaOrdenMin: string;
  'programar.activo': boolean;
  'programar.dias': string;
  'programar.desdeMin': string;
}

/** How long an order takes, until when it is taken, and how far ahead it may be asked for. */
export function useTimesForm(dbName: string, answer: SedeSettingsAnswer) {
  const { horas } = ajustesOf(answer);
  return useSettingsPart<TimesDraft>({
    dbName,
    name: 'tiempos',
    answer,
    draftOf,
    settingsOf,
    check: (draft) => {
      const sent = settingsOf(draft);
      return [...serviceProblems(sent), ...scheduleProblems({ horas, programar: sent.programar })];
    },
  });
}

export type TimesForm = ReturnType<typeof useTimesForm>;

function draftOf({ preparacionMin, ultimaOrdenMin, programar }: SedeSettings): TimesDraft {
  return {
    preparacionMin: preparacionMin === null ? '' : String(preparacionMin),
    ultimaOrdenMin: String(ultimaOrdenMin),
    'programar.activo': programar.activo,
    'programar.dias': String(programar.dias),
    'programar.desdeMin': String(programar.desdeMin),
  };
}

function settingsOf(draft: TimesDraft) {
  return {
    preparacionMin: draft.preparacionMin.trim() === '' ? null : numberOf(draft.preparacionMin),
    ultimaOrdenMin: numberOf(draft.ultimaOrdenMin),
    programar: {
      activo: draft['programar.activo'],
      dias: numberOf(draft['programar.dias']),
      desdeMin: numberOf(draft['programar.desdeMin']),
    },
  };
}

/** A text that is no number becomes NaN, which the rules refuse. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
