import type { Product } from '@comanda/contract/menu/menu';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { arrayMove } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, CircleAlert, Copy, CornerDownRight, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { SortableList } from '../../ui/form/sortable-list.tsx';
import { type OpenRowMenu, RowMenu } from '../../ui/overlay/row-menu.tsx';
import {
  isSoldOut,
  type OptionDraft,
  withCopyOfOption,
  withOption,
  withOptions,
  withoutOption,
} from './group-draft.ts';
import { OptionRow, ROW_GRID } from './option-row.tsx';
import type { GroupForm } from './use-group-form.ts';

interface OptionListProps {
  form: GroupForm;
  groups: readonly ModifierGroup[];
  products: readonly Product[];
  /** Sells a stored option out, or not any more, at once. */
  onSoldOut: (opcion: string, agotado: boolean) => void;
  onLink: (key: string) => void;
  /** Null where nothing may hang under the options. */
  onNest: ((key: string) => void) | null;
}

/** The options as rows, and the field that adds one more at each Enter. */
export function OptionList(props: OptionListProps) {
  const { form, groups, products, onSoldOut, onLink, onNest } = props;
  const { draft, set, problems, storedOptions, isSending } = form;
  const { opciones } = draft;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const put = (next: OptionDraft[]) => set({ opciones: next });
  const byIdSigo = new Map(products.map((product) => [product.id_sigo, product]));
  const nameOf = (option: OptionDraft) =>
    byIdSigo.get(option.id_sigo ?? '')?.nombre ?? option.nombre;
  const focusNext = (field: HTMLElement) => {
    const names = [...(box.current?.querySelectorAll<HTMLElement>('[data-option-name]') ?? [])];
    const row = field.closest('li')?.querySelector<HTMLElement>('[data-option-name]');
    names[row ? names.indexOf(row) + 1 : 0]?.focus();
  };

  return (
    <div ref={box} className="@container">
      <div
        aria-hidden
        className={cx(
          ROW_GRID,
          'hidden border-line border-b pb-1 text-14 text-ink-soft @min-[36rem]:grid',
        )}
      >
        <span className="pl-2 [grid-area:name]">Opción</span>
        <span className="[grid-area:price]">Precio</span>
        <span className="pl-2 [grid-area:link]">Plato enlazado</span>
        <span className="-mx-4 text-center [grid-area:sold]">Disponible</span>
      </div>
      <SortableList
        items={opciones.map((option) => ({ id: option.key, name: nameOf(option), option }))}
        onMove={(from, to) => put(arrayMove([...opciones], from, to))}
        disabled={isSending}
        itemClassName={(isDragging) =>
          cx(
            'border-line border-b',
            isDragging && 'rounded-control border-transparent bg-surface shadow-float',
          )
        }
      >
        {({ option, name }, { at, isLast, grip, moveTo }) => (
          <OptionRow
            option={option}
            linked={byIdSigo.get(option.id_sigo ?? '')}
            nested={groups
              .filter((group) => option.grupos.includes(group.codigo))
              .map((group) => group.nombre)}
            isSoldOut={isSoldOut(option, storedOptions)}
            problems={problemsOf(problems, at)}
            disabled={isSending}
            grip={grip}
            onChange={(part) => put(withOption(opciones, option.key, part))}
            onSoldOut={(agotado) => {
              const stored = storedOptions.find((one) => one.codigo === option.codigo);
              if (stored) onSoldOut(stored.codigo, agotado);
              else put(withOption(opciones, option.key, { agotado }));
            }}
            onLink={() => onLink(option.key)}
            onNext={focusNext}
            onMenu={(button) =>
              setMenu({
                button,
                label: `Acciones de ${name}`,
                actions: [
                  ...(at > 0
                    ? [
                        {
                          label: 'Subir',
                          icon: <ArrowUp aria-hidden size={18} />,
                          onSelect: () => moveTo(at - 1),
                        },
                      ]
                    : []),
                  ...(isLast
                    ? []
                    : [
                        {
                          label: 'Bajar',
                          icon: <ArrowDown aria-hidden size={18} />,
                          onSelect: () => moveTo(at + 1),
                        },
                      ]),
                  {
                    label: 'Duplicar',
                    icon: <Copy aria-hidden size={18} />,
                    onSelect: () => put(withCopyOfOption(opciones, option.key, products)),
                  },
                  ...(onNest
                    ? [
                        {
                          label: 'Colgar grupos…',
                          icon: <CornerDownRight aria-hidden size={18} />,
                          onSelect: () => onNest(option.key),
                        },
                      ]
                    : []),
                  {
                    label: 'Eliminar',
                    icon: <Trash2 aria-hidden size={18} />,
                    isDanger: true,
                    onSelect: () => {
                      put(withoutOption(opciones, option.key));
                      box.current?.querySelector<HTMLElement>('[data-adder]')?.focus();
                    },
                  },
                ],
              })
            }
          />
        )}
      </SortableList>
      {opciones.length < MODIFIER_LIMITS.opciones && (
        <OptionAdder disabled={isSending} onAdd={(typed) => put(withOptions(opciones, typed))} />
      )}
      {problems.opciones && (
        <p role="alert" className="flex items-start gap-1.5 pt-1 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {problems.opciones}
        </p>
      )}
      <RowMenu opened={menu} onClose={() => setMenu(null)} />
    </div>
  );
}

/** What is wrong with the fields of one row. */
function problemsOf(problems: Readonly<Record<string, string>>, at: number) {
  const path = `opciones.${at}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, message]) =>
      name.startsWith(path) ? [[name.slice(path.length), message]] : [],
    ),
  );
}

interface OptionAdderProps {
  disabled: boolean;
  onAdd: (typed: string) => void;
}

/** A name and Enter is a new row, and the field is free for the next one. */
function OptionAdder({ disabled, onAdd }: OptionAdderProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    if (text.trim() !== '') onAdd(text);
    setTyped('');
  };
  return (
    <label className="relative flex items-center">
      <Plus aria-hidden size={18} className="pointer-events-none absolute left-2 text-ink-soft" />
      <input
        data-option-name
        data-adder
        aria-label="Otra opción, y Enter"
        placeholder="Otra opción, y Enter"
        enterKeyHint="next"
        value={typed}
        maxLength={MODIFIER_LIMITS.nombre}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(typed);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          add(typed + pasted);
        }}
        // What was typed is not lost where nobody pressed Enter.
        onBlur={() => add(typed)}
        className="min-h-12 w-full rounded-control border border-transparent bg-transparent pr-3 pl-11 text-16 placeholder:text-ink-soft hover:border-control focus-visible:border-ink"
      />
    </label>
  );
}
