import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { hoursProblems } from '@comanda/contract/locations/service-settings.rules';
import { useSettingsPart } from './use-settings-part.ts';
import { type Day, firstWeek, WEEK_ORDER, type Week } from './week-draft.ts';

/** A day a field, so that two people may change different days at once. */
export type WeekDraft = Record<`horas.semana.${number}`, Day>;

export const dayField = (day: number) => `horas.semana.${day}` as const;

/** The week of a sede. Where it has none, the one that its owner once wrote as text is put before them. */
export function useWeekForm(dbName: string, answer: SedeSettingsAnswer) {
  const form = useSettingsPart<WeekDraft>({
    dbName,
    name: 'semana',
    answer,
    draftOf,
    settingsOf,
    check: (draft) => hoursProblems({ semana: weekOf(draft), excepciones: [], festivos: 'normal' }),
  });
  return { ...form, week: weekOf(form.draft), stored: weekOf(form.start) };
}

export type WeekForm = ReturnType<typeof useWeekForm>;

export function startOf(horario: string): WeekDraft {
  return draftOfWeek(firstWeek(horario));
}

function draftOf({ horas }: SedeSettings): WeekDraft {
  return draftOfWeek(horas?.semana ?? NO_WEEK);
}

const NO_WEEK: Week = WEEK_ORDER.map(() => []);

function draftOfWeek(week: Week): WeekDraft {
  return Object.fromEntries(week.map((hours, day) => [dayField(day), hours])) as WeekDraft;
}

function weekOf(draft: WeekDraft): Week {
  return WEEK_ORDER.map((_, day) => draft[dayField(day)] ?? []);
}

/** In Colombia most restaurants work a holiday as a Sunday. */
function settingsOf(draft: WeekDraft, { horas }: SedeSettings) {
  const { excepciones, festivos } = horas ?? { excepciones: [], festivos: 'domingo' as const };
  const semana = weekOf(draft).map((day) => day.map((interval) => ({ ...interval })));
  return { horas: { semana, excepciones, festivos } };
}
