import { mergeEdit } from '@comanda/contract/forms/edits.rules';
import type {
  SedeSettings,
  SedeSettingsAnswer,
  SedeSettingsBody,
} from '@comanda/contract/locations/locations';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import type { Problem } from '@comanda/contract/wire';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { refusalOfClash } from '../../lib/api/edit-clash.ts';
import { messageOf, refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveSettings } from '../sede-settings/sede-settings.queries.ts';
import { SettingsClash } from '../sede-settings/settings-clash.ts';
import { keepPart, keptPart } from './kept-parts.ts';

interface SettingsPart<Draft> {
  dbName: string;
  /** Under which what is typed is kept. */
  name: string;
  /** The settings as they are stored now. */
  answer: SedeSettingsAnswer;
  draftOf: (settings: SedeSettings) => Draft;
  /** What is sent, over what is stored. */
  settingsOf: (draft: Draft, stored: SedeSettings) => SedeSettingsBody['ajustes'];
  check: (draft: Draft) => readonly Problem[];
}

/**
 * The form of one part of the settings, which stays open. What nobody typed follows what is stored; what somebody typed stays
 * until it is saved or discarded, whatever others change meanwhile, and what both changed is shown before it is overwritten.
 */
export function useSettingsPart<Draft extends object>(part: SettingsPart<Draft>) {
  const { dbName, name, answer, draftOf, settingsOf, check } = part;
  const key = `${dbName} ${name}`;
  const save = useSaveSettings(dbName);
  const [{ opened, typed }, set] = useState<{
    opened: SedeSettingsAnswer;
    typed: Partial<Draft>;
  }>(() => keptPart(key) ?? { opened: answer, typed: {} });
  const isDirty = Object.keys(typed).length > 0;
  const change = (next: { opened: SedeSettingsAnswer; typed: Partial<Draft> }) => {
    keepPart(key, Object.keys(next.typed).length > 0 ? next : null);
    set(next);
  };
  if (!isDirty && answer.version > opened.version) set({ opened: answer, typed });
  const start = draftOf(ajustesOf(opened));

  const form = useForm<Draft>({
    initial: { ...start, ...typed },
    keep: (more) => change({ opened, typed: changedOnly({ ...typed, ...more }, start) }),
    stored: start,
    isDirty,
    check,
    send: async (draft) => {
      const over = (stored: SedeSettingsAnswer) => {
        const settings = ajustesOf(stored);
        const { merged, clashes } = mergeEdit(start, draft, draftOf(settings));
        if (clashes.length > 0) throw new SettingsClash(clashes, stored);
        return settingsOf(merged, settings);
      };
      try {
        const saved = await save.mutateAsync({ read: opened, over });
        change({ opened: saved, typed: {} });
        toast.success(saved.message, { id: TOAST });
      } catch (error) {
        throw error instanceof SettingsClash ? new ToldClash(error, await lastHand(dbName)) : error;
      }
    },
    refused: (error) => {
      if (!(error instanceof ToldClash)) return refusalOf(error, settingsMessages.saveFailed);
      const { clashes, stored, who } = error;
      change({ opened: stored, typed });
      const refusal = refusalOfClash(clashes, draftOf(ajustesOf(stored)));
      if (!who || !refusal.failure) return refusal;
      return { ...refusal, failure: { ...refusal.failure, text: `${who} ${CHANGED}` } };
    },
    onClose: () => change({ opened: answer, typed: {} }),
  });
  return {
    ...form,
    start,
    /** Whether this field differs from what is stored. */
    isUnsaved: (field: keyof Draft) => field in typed,
  };
}

const CHANGED = 'cambió lo mismo mientras editabas.';
const TOAST = 'atencion';

/** A clash, and who was faster. */
class ToldClash extends Error {
  readonly clashes: string[];
  readonly stored: SedeSettingsAnswer;
  readonly who: string | null;

  constructor({ clashes, stored, message }: SettingsClash, who: string | null) {
    super(message);
    this.clashes = clashes;
    this.stored = stored;
    this.who = who;
  }
}

/** Who changed the sede last; null for who may not read it. */
async function lastHand(dbName: string): Promise<string | null> {
  try {
    const query = { dbName, entidad: 'sede', limit: 1 } as const;
    const { data } = await api('GET /api/audit', { query });
    return data[0]?.actor.nombre || null;
  } catch {
    return null;
  }
}

/** Saves one thing at once, over whatever is stored by then. */
export function useSaveNow(dbName: string, answer: SedeSettingsAnswer) {
  const save = useSaveSettings(dbName);
  const [isBusy, run] = useBusy();
  const saveNow = (over: (stored: SedeSettings) => SedeSettingsBody['ajustes']) =>
    run(async () => {
      try {
        const { message } = await save.mutateAsync({
          read: answer,
          over: (stored) => over(ajustesOf(stored)),
        });
        toast.success(message, { id: TOAST });
      } catch (error) {
        toast.error(messageOf(error), { id: TOAST });
      }
    });
  return { isBusy, saveNow };
}

function changedOnly<Draft extends object>(typed: Partial<Draft>, start: Draft): Partial<Draft> {
  const names = Object.keys(typed) as (keyof Draft)[];
  const changed = names.filter((one) => JSON.stringify(typed[one]) !== JSON.stringify(start[one]));
  return Object.fromEntries(changed.map((one) => [one, typed[one]])) as Partial<Draft>;
}
