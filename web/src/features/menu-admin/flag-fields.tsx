import type { Category } from '@comanda/contract/menu/menu';
import { FLAGS, type Flag, takenFlags } from '@comanda/contract/menu/menu-form.rules';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { CategoryDraft } from './category-draft.ts';
import { FLAG_WORDS } from './category-words.ts';

interface FlagFieldsProps {
  draft: CategoryDraft;
  onChange: (change: Partial<Record<Flag, boolean>>) => void;
  categories: readonly Category[];
  ownId: string | null;
  errors: Record<string, string>;
}

/** Each flag belongs to one category; those that another one holds are not offered. */
export function FlagFields({ draft, onChange, categories, ownId, errors }: FlagFieldsProps) {
  const taken = takenFlags(categories, ownId);
  const problem = FLAGS.map((flag) => errors[flag]).find(Boolean);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">Qué es esta categoría</legend>
      {FLAGS.filter((flag) => !taken.includes(flag)).map((flag) => (
        <Checkbox
          key={flag}
          look="tile"
          checked={draft[flag]}
          onChange={(event) => onChange({ [flag]: event.target.checked })}
          aria-invalid={errors[flag] ? true : undefined}
        >
          <span className="grid">
            <span className="font-semibold">{FLAG_WORDS[flag].word}</span>
            <span className="text-ink-soft">{FLAG_WORDS[flag].meaning}</span>
          </span>
        </Checkbox>
      ))}
      {taken.map((flag) => (
        <p key={flag} className="text-14 text-ink-soft">
          {FLAG_WORDS[flag].word}: ya lo es «{holderOf(flag)}».
        </p>
      ))}
      {problem && (
        <p role="alert" className="font-medium text-14 text-aji">
          {problem}
        </p>
      )}
    </fieldset>
  );

  function holderOf(flag: Flag): string {
    return categories.find((category) => category._id !== ownId && category[flag])?.name ?? '';
  }
}
