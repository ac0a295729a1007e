import { EXAMPLE_GROUPS, missingSteps } from '@comanda/contract/modifiers/example-groups';
import { indexGroups, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { passToGroups } from '@comanda/contract/modifiers/pass-to-groups.rules';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useUnsavedWarning } from '../../ui/form/use-unsaved-warning.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { ExampleCards } from './example-cards.tsx';
import { copyOf, draftOf, draftOfExample, EMPTY_GROUP, type GroupDraft } from './group-draft.ts';
import { GroupList } from './group-list.tsx';
import { placesOf } from './group-words.ts';
import { useGroups, useReorderGroups } from './groups.queries.ts';
import { type KeptDraft, useKeptDrafts } from './kept-drafts.ts';
import type { OtherDraft } from './other-drafts.tsx';
import { PassCard, type PassCardProps } from './pass-card.tsx';
import { TodayBoard } from './today-board.tsx';
import {
  keyOf,
  type OpenedGroup,
  openedOf,
  openGroup,
  useOpenedGroup,
} from './use-opened-group.ts';

// Loaded on demand: somebody who only sells an option out draws nothing.
const GroupEditor = lazy(() =>
  import('./group-editor.tsx').then((m) => ({ default: m.GroupEditor })),
);
const PassDialog = lazy(() => import('./pass-dialog.tsx').then((m) => ({ default: m.PassDialog })));
const ReorderDialog = lazy(() =>
  import('../../ui/overlay/reorder-dialog.tsx').then((m) => ({ default: m.ReorderDialog })),
);

interface GroupsPanelProps {
  dbName: string;
  menu: SedeMenu;
}

interface ListedGroup {
  group: ModifierGroup;
  offered: OfferedGroup;
}

type Task = { kind: 'reorder' } | { kind: 'pass' } | { kind: 'delete'; group: ModifierGroup };

/** The groups of a sede: the list, and beside it the one that is open, or what there is today. */
export function GroupsPanel({ dbName, menu }: GroupsPanelProps) {
  const query = useGroups(dbName);
  const groups = query.data;
  const opened = useOpenedGroup();
  const { drafts, put } = useKeptDrafts(dbName);
  const reorder = useReorderGroups(dbName);
  const [task, setTask] = useState<Task | null>(null);
  // The dishes of the group before, for the next one of an example.
  const [carried, setCarried] = useState<readonly string[]>([]);
  const kept = Object.keys(drafts);
  useUnsavedWarning({
    id: 'unsaved-groups',
    left: unsavedWords(kept.length),
    losesText: kept.length > 0,
  });
  const listed = useMemo(() => listOf(groups ?? [], menu), [groups, menu]);
  const toPass = useMemo(
    () => passToGroups({ ...menu, groups: groups ?? [] }).productos.length,
    [groups, menu],
  );

  if (!groups) {
    // A menu is loaded without groups where only they failed, so its own error is not all there is.
    return query.isFetching && !query.isError ? (
      <PanelSkeleton />
    ) : (
      <ErrorState
        title={modifiersMessages.loadFailed}
        message={query.error?.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const editing = opened && editingOf(opened, groups, menu, carried);
  const others = otherDrafts(drafts, groups, opened);
  const close = () => openGroup(null);
  const dialogs = (
    <>
      {task?.kind === 'pass' && (
        <Suspense>
          <PassDialog dbName={dbName} onClose={() => setTask(null)} />
        </Suspense>
      )}
      {task?.kind === 'reorder' && (
        <Suspense>
          <ReorderDialog
            title="Ordenar grupos"
            items={groups.map(({ codigo, nombre }) => ({ id: codigo, name: nombre }))}
            onSave={(ids) => reorder.mutate(ids)}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <DeleteGroupDialog
          dbName={dbName}
          group={task.group}
          onClose={() => setTask(null)}
          onDeleted={() => {
            setTask(null);
            put(keyOf({ kind: 'stored', codigo: task.group.codigo }), null);
            const isOpen = opened?.kind === 'stored' && opened.codigo === task.group.codigo;
            if (isOpen) openGroup(null, { replace: true });
          }}
        />
      )}
    </>
  );
  const pass = () => setTask({ kind: 'pass' });
  if (groups.length === 0 && !opened && others.length === 0) {
    return (
      <>
        <NoGroups toPass={toPass} onPass={pass} />
        {dialogs}
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[21.75rem_minmax(0,1fr)]">
      <div className={opened ? 'max-lg:hidden' : undefined}>
        <GroupList
          groups={listed}
          products={menu.products}
          opened={opened}
          keptAs={kept}
          others={others}
          onDiscard={(key) => put(key, null)}
          toPass={toPass}
          onPass={pass}
          onReorder={() => setTask({ kind: 'reorder' })}
          onDelete={(group) => setTask({ kind: 'delete', group })}
        />
      </div>
      {!opened && <TodayBoard dbName={dbName} menu={menu} groups={listed} />}
      {opened && !editing && (
        <EmptyState
          icon={<ListPlus size={36} />}
          title={modifiersMessages.unknown}
          action={<Button onClick={close}>Ver todos los grupos</Button>}
        >
          Alguien lo eliminó, o el link es de otra sede.
          {kept.includes(keyOf(opened)) &&
            ' Lo que cambiaste está en la lista: puedes descartarlo.'}
        </EmptyState>
      )}
      {opened && editing && (
        <Suspense fallback={<Skeleton className="h-160 rounded-card" />}>
          <GroupEditor
            key={keyOf(opened)}
            {...{ dbName, menu, groups }}
            keptAs={keyOf(opened)}
            stored={editing.stored}
            start={editing.start}
            note={editing.note}
            submitLabel={editing.next ? 'Guardar y seguir' : 'Guardar grupo'}
            onSaved={({ codigo }, productos) => {
              setCarried(productos);
              if (!editing.stored) {
                openGroup(editing.next ?? { kind: 'stored', codigo }, { replace: true });
              }
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {dialogs}
    </div>
  );
}

interface Editing {
  stored: ModifierGroup | null;
  start: GroupDraft;
  note?: string;
  /** What is drawn after it. */
  next?: OpenedGroup;
}

/** What the editor starts with; null for what is not there. */
function editingOf(
  opened: OpenedGroup,
  groups: readonly ModifierGroup[],
  { products }: SedeMenu,
  carried: readonly string[],
): Editing | null {
  if (opened.kind === 'new') return { stored: null, start: EMPTY_GROUP };
  if (opened.kind === 'example') {
    const example = EXAMPLE_GROUPS.find(({ codigo }) => codigo === opened.codigo);
    const group = example?.grupos[opened.step];
    if (!example || !group) return null;
    const { length } = example.grupos;
    const next = missingSteps(example, groups).find((step) => step > opened.step);
    return {
      stored: null,
      start: draftOfExample(group, opened.step > 0 ? carried : []),
      ...(length > 1 && {
        note: `Grupo ${opened.step + 1} de ${length} del ejemplo «${example.nombre}». Cámbialo a tu gusto; nada queda hasta que lo guardes.`,
      }),
      ...(next !== undefined && { next: { ...opened, step: next } }),
    };
  }
  const group = groups.find(({ codigo }) => codigo === opened.codigo);
  if (!group) return null;
  if (opened.kind === 'copy') return { stored: null, start: copyOf(group) };
  const used = placesOf(group.codigo, products, groups).productos;
  const productos = used.map(({ id_sigo }) => id_sigo);
  return { stored: group, start: draftOf(group, productos) };
}

/** Of forms that no card of the list leads to. */
function otherDrafts(
  drafts: Readonly<Record<string, KeptDraft>>,
  groups: readonly ModifierGroup[],
  shown: OpenedGroup | null,
): OtherDraft[] {
  const isKnown = (codigo: string) => groups.some((group) => group.codigo === codigo);
  return Object.entries(drafts).flatMap(([key, { opened, typed }]): OtherDraft[] => {
    const of = openedOf(key);
    const needs = of?.kind === 'stored' || of?.kind === 'copy' ? of.codigo : null;
    const isThere = needs === null || isKnown(needs);
    if (isThere && (of?.kind === 'stored' || (shown && keyOf(shown) === key))) return [];
    return [{ key, nombre: typed.nombre ?? opened.nombre, opens: isThere ? of : null }];
  });
}

function listOf(groups: readonly ModifierGroup[], menu: SedeMenu): ListedGroup[] {
  const { products, categories } = menu;
  const index = indexGroups({ products, categories, groups });
  return groups.flatMap((group) => {
    const [offered] = index.drawn({ grupos: [group.codigo] });
    return offered ? [{ group, offered }] : [];
  });
}

function unsavedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 grupo sin guardar' : `${count} grupos sin guardar`;
}

/** What a group is, and three to start from. */
function NoGroups({ toPass, onPass }: PassCardProps) {
  return (
    <EmptyState
      icon={<ListPlus size={36} />}
      title="Dibuja tu primer grupo"
      action={
        <div className="grid w-full gap-5 text-left">
          <Button
            size="lg"
            onClick={() => openGroup({ kind: 'new' })}
            className="justify-self-center"
          >
            Crear un grupo
          </Button>
          <PassCard toPass={toPass} onPass={onPass} />
          <ExampleCards groups={[]} />
        </div>
      }
    >
      Un grupo es lo que tu cliente elige en un plato: el término, las salsas, la bebida del combo.
      Lo dibujas una vez y lo usas en muchos platos.
    </EmptyState>
  );
}

const CARDS = ['a', 'b', 'c', 'd'];

function PanelSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[21.75rem_minmax(0,1fr)]"
    >
      <span className="sr-only">Cargando los grupos</span>
      <div className="grid content-start gap-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-160 rounded-card max-lg:hidden" />
    </div>
  );
}
