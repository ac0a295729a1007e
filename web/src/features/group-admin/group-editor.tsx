import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { type Asking, EditorDialogs } from './editor-dialogs.tsx';
import type { GroupDraft } from './group-draft.ts';
import { GroupPreview } from './group-preview.tsx';
import { dishCount, nestableUnder } from './group-words.ts';
import { useSetOptionSoldOut } from './groups.queries.ts';
import { OptionList } from './option-list.tsx';
import { RuleFields } from './rule-fields.tsx';
import { type GroupForm, useGroupForm } from './use-group-form.ts';
import { UseIn } from './use-in.tsx';

interface GroupEditorProps {
  dbName: string;
  menu: SedeMenu;
  groups: readonly ModifierGroup[];
  keptAs: string;
  /** Null for a new one. */
  stored: ModifierGroup | null;
  start: GroupDraft;
  /** Of an example with several groups: 'Grupo 1 de 4 de «Menú del día»'. */
  note?: string | undefined;
  submitLabel: string;
  onSaved: (group: ModifierGroup, productos: readonly string[]) => void;
  onClose: () => void;
}

/** The form of a group, with what the diner sees beside it. */
export function GroupEditor(props: GroupEditorProps) {
  const { dbName, menu, groups, keptAs, stored, start, note, submitLabel, onClose } = props;
  const soldOut = useSetOptionSoldOut(dbName);
  const form = useGroupForm({
    ...{ dbName, keptAs, stored, start, groups },
    products: menu.products,
    onSaved: props.onSaved,
    onDiscarded: () => {
      if (!stored) onClose();
    },
  });
  const { draft, isSending } = form;
  const codigo = stored?.codigo ?? null;
  const title = stored?.nombre ?? 'Grupo nuevo';
  const [asking, setAsking] = useState<Asking | null>(null);
  const canNest = nestableUnder(codigo, groups);
  const box = useRef<HTMLElement>(null);

  const isNew = stored === null;
  useEffect(() => {
    // On a phone the editor is a page of its own, which begins at its top.
    if (window.matchMedia?.('(width < 64rem)').matches) window.scrollTo(0, 0);
    if (isNew) box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isNew]);

  return (
    <section
      ref={box}
      aria-label={title}
      className="min-w-0 max-lg:mb-24 rounded-card border border-line bg-surface shadow-float"
    >
      <form {...form.attributes}>
        <h2 className="sr-only max-lg:hidden">{title}</h2>
        <div className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_15.5rem]">
          <div className="grid min-w-0 content-start gap-4 p-3 sm:p-5 xl:px-4">
            <div className="grid justify-items-start lg:hidden">
              <Button
                variant="ghost"
                icon={<ArrowLeft aria-hidden size={18} />}
                onClick={onClose}
                className="-ml-3"
              >
                Todos los grupos
              </Button>
              {/* Of a page of its own, where that of the menu is hidden. */}
              <h1 className="wrap-anywhere text-28">{title}</h1>
            </div>
            {note && (
              <p className="rounded-control bg-agave-wash px-3 py-2 text-14 text-agave">{note}</p>
            )}
            <FormFailure form={form} />
            <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <TextField
                label="Nombre"
                {...form.field('nombre')}
                maxLength={MODIFIER_LIMITS.nombre}
                autoComplete="off"
                disabled={isSending}
                className="font-semibold"
              />
              <TextField
                label="Lo que lee tu cliente"
                placeholder={draft.nombre}
                {...form.field('pregunta')}
                maxLength={MODIFIER_LIMITS.pregunta}
                autoComplete="off"
                disabled={isSending}
              />
            </div>
            <RuleFields form={form} />
            <OptionList
              form={form}
              groups={groups}
              products={menu.products}
              onLink={(key) => setAsking({ kind: 'link', key })}
              onNest={canNest.length > 0 ? (key) => setAsking({ kind: 'nest', key }) : null}
              onSoldOut={(opcion, agotado) => {
                if (codigo) soldOut.mutate({ codigo, opcion, agotado });
              }}
            />
            <UseIn form={form} menu={menu} onChoose={() => setAsking({ kind: 'dishes' })} />
          </div>
          <div className="rounded-tr-card bg-sunken p-4 max-xl:rounded-none sm:p-5 xl:border-line xl:border-l xl:p-3">
            <GroupPreview draft={draft} stored={form.storedOptions} menu={menu} groups={groups} />
          </div>
        </div>
        <SaveBar form={form} isNew={isNew} submitLabel={submitLabel} />
      </form>
      <EditorDialogs {...{ form, menu, codigo, canNest, asking }} onClose={() => setAsking(null)} />
      <DiscardDraft open={form.isLeaving} onConfirm={form.discard} onCancel={form.stay} />
    </section>
  );
}

interface SaveBarProps {
  form: GroupForm;
  isNew: boolean;
  submitLabel: string;
}

/** What is not saved yet, and where it will show. */
function SaveBar({ form, isNew, submitLabel }: SaveBarProps) {
  const { changes, draft, isSending } = form;
  const isClean = changes === 0 && !isNew;
  return (
    <div className="safe-bottom sticky bottom-0 z-10 rounded-b-card border-line border-t bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:z-20 max-lg:rounded-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 max-md:min-h-23 max-md:pl-[var(--bar-left,1rem)] sm:px-5">
        <p
          role="status"
          className="flex min-w-40 flex-1 items-center gap-2.5 text-14 text-ink-soft"
        >
          {!isClean && (
            <span
              aria-hidden
              className="size-3 shrink-0 rounded-full bg-achiote outline-3 outline-achiote-wash"
            />
          )}
          <span>
            <strong className={isClean ? 'font-normal' : 'font-semibold text-ink'}>
              {saidOf(changes, isNew)}
            </strong>{' '}
            {!isClean && <span className="max-sm:hidden">{effectOf(draft.productos.length)}</span>}
          </span>
        </p>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            variant="secondary"
            size="lg"
            onClick={form.leave}
            disabled={isClean || isSending}
          >
            Descartar
          </Button>
          <Button
            type="submit"
            size="lg"
            disabled={isClean}
            busy={isSending}
            busyLabel="Guardando…"
            className="max-sm:grow"
          >
            {submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

function saidOf(changes: number, isNew: boolean): string {
  if (isNew) return 'Grupo nuevo sin guardar';
  if (changes === 0) return 'Todo está guardado';
  return changes === 1 ? '1 cambio sin guardar' : `${changes} cambios sin guardar`;
}

function effectOf(dishes: number): string {
  if (dishes === 0) return 'No está en ningún plato.';
  if (dishes === 1) return 'Al guardar cambia 1 plato.';
  return `Al guardar, ${dishCount(dishes)} cambian de una vez.`;
}
