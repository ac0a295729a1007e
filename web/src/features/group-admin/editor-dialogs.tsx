import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import type { SedeMenu } from '../menu/menu.api.ts';
import { DishesDialog } from './dishes-dialog.tsx';
import { type OptionDraft, unlinked, withOption } from './group-draft.ts';
import { LinkDialog } from './link-dialog.tsx';
import { NestDialog } from './nest-dialog.tsx';
import type { GroupForm } from './use-group-form.ts';

/** What is chosen in a dialog over the form: of an option by its key, or the dishes. */
export type Asking = { kind: 'link' | 'nest'; key: string } | { kind: 'dishes' };

interface EditorDialogsProps {
  form: GroupForm;
  menu: SedeMenu;
  /** Null for a new group. */
  codigo: string | null;
  /** The groups that may hang under its options. */
  canNest: readonly ModifierGroup[];
  asking: Asking | null;
  onClose: () => void;
}

/** The dialogs of the editor; they are forms themselves, so that they stand outside its form. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { form, menu, codigo, canNest, asking, onClose } = props;
  const { draft, set } = form;
  if (asking === null) return null;
  if (asking.kind === 'dishes') {
    return (
      <DishesDialog
        menu={menu}
        group={draft.nombre.trim()}
        codigo={codigo}
        value={draft.productos}
        onSave={(productos) => {
          set({ productos });
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const option = draft.opciones.find(({ key }) => key === asking.key);
  if (!option) return null;
  const put = (part: Partial<OptionDraft>) => {
    set({ opciones: withOption(draft.opciones, option.key, part) });
    onClose();
  };
  return asking.kind === 'link' ? (
    <LinkDialog
      option={option.nombre}
      products={menu.products}
      value={option.id_sigo}
      onChoose={(product) =>
        put(
          product
            ? { id_sigo: product.id_sigo, nombre: product.nombre }
            : unlinked(option, menu.products),
        )
      }
      onClose={onClose}
    />
  ) : (
    <NestDialog
      option={option.nombre}
      groups={canNest}
      value={option.grupos}
      onSave={(grupos) => put({ grupos })}
      onClose={onClose}
    />
  );
}
