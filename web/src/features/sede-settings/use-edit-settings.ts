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
import { refusalOfClash } from '../../lib/api/edit-clash.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveSettings, useSedeSettings } from './sede-settings.queries.ts';
import { SettingsClash } from './settings-clash.ts';

interface EditedSettings<Draft> {
  /** Shown until the settings are there. */
  empty: Draft;
  draftOf: (settings: SedeSettings) => Draft;
  /** The parts that this form edits. */
  settingsOf: (draft: Draft) => SedeSettingsBody['ajustes'];
  check: (draft: Draft) => readonly Problem[];
  /** What has to be done before the draft can be saved. */
  prepare?: (draft: Draft) => Promise<Draft>;
}

/**
 * The form starts from the answer that it was opened with. What somebody else changed meanwhile
 * stays if the owner left it alone; a field that both changed is shown before it is overwritten.
 */
export function useEditSettings<Draft extends object>(
  dbName: string,
  onClose: () => void,
  { empty, draftOf, settingsOf, check, prepare = async (draft) => draft }: EditedSettings<Draft>,
) {
  const query = useSedeSettings(dbName);
  const save = useSaveSettings(dbName);
  const [opened, setOpened] = useState<SedeSettingsAnswer | null>(null);
  if (!opened && query.data) setOpened(query.data);
  const start = opened ? draftOf(ajustesOf(opened)) : empty;

  const form = useForm<Draft>({
    initial: start,
    check,
    send: async (draft) => {
      if (!opened) return;
      const ready = await prepare(draft);
      const over = (stored: SedeSettingsAnswer) => {
        const { merged, clashes } = mergeEdit(start, ready, draftOf(ajustesOf(stored)));
        if (clashes.length > 0) throw new SettingsClash(clashes, stored);
        return settingsOf(merged);
      };
      await save.mutateAsync({ read: opened, over });
      toast.success(settingsMessages.saved);
      onClose();
    },
    refused: (error) => {
      if (!(error instanceof SettingsClash)) return refusalOf(error, settingsMessages.saveFailed);
      setOpened(error.stored);
      return refusalOfClash(error.clashes, draftOf(ajustesOf(error.stored)));
    },
    onClose,
  });
  return { ...form, query };
}
