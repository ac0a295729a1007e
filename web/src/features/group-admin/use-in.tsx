import { CircleAlert, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { dishCount } from './group-words.ts';
import type { GroupForm } from './use-group-form.ts';

interface UseInProps {
  form: GroupForm;
  menu: SedeMenu;
  onChoose: () => void;
}

const FEW = 6;

const CHIP =
  'flex min-h-touch items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold text-14 text-achiote-ink hover:bg-sunken';

/** The dishes that have the group, as chips. */
export function UseIn({ form, menu, onChoose }: UseInProps) {
  const { draft, set, problems, isSending } = form;
  const [isWhole, setWhole] = useState(false);
  const chosen = menu.products.filter(({ id_sigo }) => draft.productos.includes(id_sigo));
  const shown = isWhole ? chosen : chosen.slice(0, FEW);
  return (
    <section aria-labelledby="usar-en" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="usar-en" className="font-body font-semibold text-14 tracking-normal">
          {chosen.length === 0 ? 'Todavía en ningún plato' : `Usar en ${dishCount(chosen.length)}`}
        </h2>
        {chosen.length > 0 && (
          <p className="text-14 text-ink-soft">Su orden entre los grupos se cambia en cada plato</p>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ _id, id_sigo, nombre, imagen }) => (
          <li
            key={_id}
            className="flex max-w-full items-center gap-2 rounded-full bg-sunken pl-1.5 font-semibold text-14"
          >
            <Picture src={imagen} alt="" sizes="32px" className="size-8 shrink-0 rounded-full" />
            <span className="min-w-0 truncate">{nombre}</span>
            <IconButton
              label={`Quitar de ${nombre}`}
              icon={<X aria-hidden size={16} />}
              disabled={isSending}
              onClick={() => set({ productos: draft.productos.filter((code) => code !== id_sigo) })}
              className="-ml-2 rounded-full text-ink-soft"
            />
          </li>
        ))}
        {chosen.length > shown.length && (
          <li>
            <button type="button" className={CHIP} onClick={() => setWhole(true)}>
              y {chosen.length - shown.length} más
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={CHIP}
            disabled={isSending}
            aria-haspopup="dialog"
            onClick={onChoose}
          >
            <Plus aria-hidden size={18} />
            {chosen.length === 0 ? 'Usar en…' : 'Agregar'}
          </button>
        </li>
      </ul>
      {problems.productos && (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {problems.productos}
        </p>
      )}
    </section>
  );
}
