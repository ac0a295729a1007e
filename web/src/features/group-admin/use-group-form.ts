import { codeOf } from '@comanda/contract/forms/codes.rules';
import type { Product } from '@comanda/contract/menu/menu';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { groupProblems } from '@comanda/contract/modifiers/modifiers-form.rules';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusedAs } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { changeCount, draftOf, type GroupDraft, inputOf } from './group-draft.ts';
import { useSaveGroup } from './groups.queries.ts';
import { useKeptDrafts } from './kept-drafts.ts';

interface GroupFormOptions {
  dbName: string;
  /** Under which what is typed is kept. */
  keptAs: string;
  /** The group as it is stored now; null for a new one. */
  stored: ModifierGroup | null;
  /** The form before anything is typed. */
  start: GroupDraft;
  groups: readonly ModifierGroup[];
  products: readonly Product[];
  onSaved: (group: ModifierGroup, productos: readonly string[]) => void;
  onDiscarded: () => void;
}

const NO_OPTIONS: ModifierGroup['opciones'] = [];

/** The form of a group: what was typed, its problems, and saving it with its dishes by one call. */
export function useGroupForm(options: GroupFormOptions) {
  const { dbName, keptAs, stored, start, groups, products } = options;
  const { drafts, put } = useKeptDrafts(dbName);
  const save = useSaveGroup(dbName);
  const kept = drafts[keptAs];
  // What somebody is changing stays as it was opened; the rest follows what is stored.
  const opened = kept?.opened ?? start;
  const draft = { ...opened, ...kept?.typed };
  const storedOptions = stored?.opciones ?? NO_OPTIONS;
  const codigo =
    stored?.codigo ?? codeOf(draft.nombre, new Set(groups.map((group) => group.codigo)));

  const form = useForm<GroupDraft>({
    initial: draft,
    keep: (part) => {
      const typed = changedOnly({ ...kept?.typed, ...part }, opened);
      put(keptAs, Object.keys(typed).length > 0 ? { opened, typed } : null);
    },
    stored: start,
    isDirty: kept !== undefined,
    check: (sent) => groupProblems(inputOf(sent, storedOptions), { codigo, groups, products }),
    send: async (sent) => {
      const isUseChanged = sent.productos.join('\n') !== opened.productos.join('\n');
      const { data, message } = await save.mutateAsync({
        codigo,
        body: {
          ...inputOf(sent, storedOptions),
          ...(isUseChanged && { productos: [...sent.productos] }),
          ...(stored
            ? {
                antes: {
                  ...inputOf(opened, storedOptions),
                  ...(isUseChanged && { productos: [...opened.productos] }),
                },
              }
            : { nuevo: true }),
        },
      });
      put(keptAs, null);
      toast.success(message, { id: 'group' });
      options.onSaved(data, sent.productos);
    },
    refused: (error) => {
      const clash = clashOf<ModifierGroup>(error);
      if (!clash) return refusedAs(modifiersMessages.saveFailed, error);
      const now = draftOf(clash.saved, opened.productos);
      put(keptAs, { opened: now, typed: kept?.typed ?? {} });
      return clash.refusal(now);
    },
    onClose: () => {
      put(keptAs, null);
      options.onDiscarded();
    },
  });
  return {
    ...form,
    changes: changeCount(opened, draft),
    storedOptions,
  };
}

export type GroupForm = ReturnType<typeof useGroupForm>;

function changedOnly(typed: Partial<GroupDraft>, opened: GroupDraft): Partial<GroupDraft> {
  const names = Object.keys(typed) as (keyof GroupDraft)[];
  const kept = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(opened[name]));
  return Object.fromEntries(kept.map((name) => [name, typed[name]]));
}
