import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ruleWords } from './group-words.ts';

interface NestDialogProps {
  /** The name of the option. */
  option: string;
  /** The groups that may hang under it. */
  groups: readonly ModifierGroup[];
  value: readonly string[];
  onSave: (grupos: string[]) => void;
  onClose: () => void;
}

/** Which groups one chooses from once this option is chosen. */
export function NestDialog({ option, groups, value, onSave, onClose }: NestDialogProps) {
  const form = useForm({
    initial: { grupos: [...value] },
    send: ({ grupos }) => onSave(grupos),
    onClose,
  });
  const { grupos } = form.draft;
  const { porOpcion } = MODIFIER_LIMITS;
  return (
    <FormDialog title="Colgar grupos" submitLabel="Listo" form={form}>
      <div className="grid gap-3">
        <p className="text-ink-soft">
          Quien elija «{option}» elige también de estos grupos, hasta {porOpcion}.
        </p>
        {groups.map(({ codigo, nombre, ...range }) => {
          const isChosen = grupos.includes(codigo);
          return (
            <Checkbox
              key={codigo}
              look="tile"
              checked={isChosen}
              disabled={!isChosen && grupos.length >= porOpcion}
              onChange={() =>
                form.set({
                  grupos: isChosen ? grupos.filter((one) => one !== codigo) : [...grupos, codigo],
                })
              }
            >
              <span className="grid">
                <span className="font-semibold">{nombre}</span>
                <span className="text-ink-soft">{ruleWords(range)}</span>
              </span>
            </Checkbox>
          );
        })}
      </div>
    </FormDialog>
  );
}
