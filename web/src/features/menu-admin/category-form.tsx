import type { Category, CategoryInput } from '@comanda/contract/menu/menu';
import { MAX_SUBCATEGORIES } from '@comanda/contract/menu/menu-form.rules';
import { isBlank, TEXT_LIMITS } from '@comanda/contract/text';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { counted } from './category-words.ts';

/** `id` is null for a new subcategory; `key` tells the rows of the form apart. */
interface SubcategoryDraft {
  key: string;
  id: string | null;
  name: string;
}

export interface CategoryDraft {
  name: string;
  esBebida: boolean;
  esPlatoPrincipal: boolean;
  esAdicional: boolean;
  /** As the list of the form has it; '' is at once. */
  tiempo: string;
  /** A station's code or where else its dishes are made; '' is nothing of its own. */
  estacion: string;
  subcategorias: readonly SubcategoryDraft[];
}

export function categoryDraft(category: Category | null): CategoryDraft {
  return {
    name: category?.name ?? '',
    esBebida: category?.esBebida ?? false,
    esPlatoPrincipal: category?.esPlatoPrincipal ?? false,
    esAdicional: category?.esAdicional ?? false,
    tiempo: category?.tiempo ? String(category.tiempo) : '',
    estacion: category?.estacion ?? '',
    subcategorias: (category?.subcategorias ?? []).map(({ id, name }) => ({ key: id, id, name })),
  };
}

/** A new empty row is dropped. An existing subcategory without a name is sent, so that the check reports it. */
export function categoryInput(draft: CategoryDraft): CategoryInput {
  return {
    ...draft,
    name: draft.name.trim(),
    tiempo: draft.tiempo === '' ? null : Number(draft.tiempo),
    estacion: draft.estacion || null,
    subcategorias: draft.subcategorias
      .filter(({ id, name }) => id !== null || !isBlank(name))
      .map(({ id, name }) => ({ ...(id !== null && { id }), name: name.trim() })),
  };
}

interface SubcategoryFieldsProps {
  subcategorias: readonly SubcategoryDraft[];
  onChange: (subcategorias: SubcategoryDraft[]) => void;
  /** How many products have the subcategory; they lose it when it is removed. */
  usedBy: (id: string) => number;
  error: string | undefined;
}

export function SubcategoryFields(props: SubcategoryFieldsProps) {
  const { subcategorias, onChange, usedBy, error } = props;
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(subcategorias.length);

  // Focuses a new row so that the owner can type. After a removal the focus goes to the add button, because the
  // focused button is gone.
  useEffect(() => {
    if (subcategorias.length > before.current) {
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    }
    if (subcategorias.length < before.current) addButton.current?.focus();
    before.current = subcategorias.length;
  }, [subcategorias.length]);

  const add = () => onChange([...subcategorias, { key: newId(), id: null, name: '' }]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">
        Subcategorías <span className="font-normal text-ink-soft">(opcional)</span>
      </legend>
      {subcategorias.length > 0 && (
        <ul ref={list} className="grid gap-2">
          {subcategorias.map(({ key, id, name }, at) => {
            const used = id === null ? 0 : usedBy(id);
            return (
              <li key={key} className="flex items-center gap-1">
                <input
                  aria-label={`Subcategoría ${at + 1}`}
                  aria-describedby={error ? errorId : undefined}
                  aria-invalid={error ? true : undefined}
                  value={name}
                  maxLength={TEXT_LIMITS.nombre}
                  autoComplete="off"
                  onChange={(event) =>
                    onChange(
                      subcategorias.map((one) =>
                        one.key === key ? { ...one, name: event.target.value } : one,
                      ),
                    )
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    if (name.trim() !== '') add();
                  }}
                  className={`${CONTROL_CLASS} min-h-touch min-w-0 flex-1`}
                />
                {used > 0 && (
                  <span className="shrink-0 px-2 text-12 text-ink-soft">
                    {counted(used, 'producto')}
                  </span>
                )}
                <IconButton
                  label={`Quitar ${name || `la subcategoría ${at + 1}`}`}
                  icon={<X aria-hidden size={18} />}
                  onClick={() => onChange(subcategorias.filter((one) => one.key !== key))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        onClick={add}
        disabled={subcategorias.length >= MAX_SUBCATEGORIES}
        className="justify-self-start"
      >
        Agregar subcategoría
      </Button>
    </fieldset>
  );
}
