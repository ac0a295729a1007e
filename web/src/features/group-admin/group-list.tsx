import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { ArrowUpDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { type OpenRowMenu, RowMenu } from '../../ui/overlay/row-menu.tsx';
import { ExampleCards } from './example-cards.tsx';
import { GroupCard } from './group-card.tsx';
import { placesOf } from './group-words.ts';
import { type OtherDraft, OtherDrafts } from './other-drafts.tsx';
import { PassCard } from './pass-card.tsx';
import { keyOf, type OpenedGroup, openGroup } from './use-opened-group.ts';

interface GroupListProps {
  groups: readonly { group: ModifierGroup; offered: OfferedGroup }[];
  products: readonly Product[];
  opened: OpenedGroup | null;
  /** The keys of the forms in which something is typed and not saved. */
  keptAs: readonly string[];
  /** What is typed and not saved of anything else. */
  others: readonly OtherDraft[];
  onDiscard: (key: string) => void;
  /** Dishes that are ordered with the additions and combos of the first version. */
  toPass: number;
  onPass: () => void;
  onReorder: () => void;
  onDelete: (group: ModifierGroup) => void;
}

/** More cards than this are searched. */
const A_HANDFUL = 8;

export function GroupList(props: GroupListProps) {
  const { products, opened, keptAs, onReorder, onDelete } = props;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const [search, setSearch] = useState('');
  const groups = props.groups.map(({ group }) => group);
  const wanted = fold(search.trim());
  const shown = props.groups.filter(({ group }) =>
    [group, ...group.opciones].some(({ nombre }) => fold(nombre).includes(wanted)),
  );
  const openMenu = (group: ModifierGroup, button: HTMLElement) =>
    setMenu({
      button,
      label: `Acciones de ${group.nombre}`,
      actions: [
        {
          label: 'Editar',
          icon: <Pencil aria-hidden size={18} />,
          onSelect: () => openGroup({ kind: 'stored', codigo: group.codigo }),
        },
        {
          label: 'Duplicar',
          icon: <Copy aria-hidden size={18} />,
          onSelect: () => openGroup({ kind: 'copy', codigo: group.codigo }),
        },
        {
          label: 'Eliminar',
          icon: <Trash2 aria-hidden size={18} />,
          isDanger: true,
          onSelect: () => onDelete(group),
        },
      ],
    });
  return (
    <div className="grid grid-cols-1 gap-3">
      {groups.length > A_HANDFUL && (
        <SearchField label="Buscar grupo u opción" value={search} onChange={setSearch} />
      )}
      <OtherDrafts drafts={props.others} onDiscard={props.onDiscard} />
      <ul aria-label="Grupos" className="grid grid-cols-1 gap-2.5">
        {shown.map(({ group, offered }) => {
          const self = { kind: 'stored', codigo: group.codigo } as const;
          return (
            <li key={group.codigo}>
              <GroupCard
                group={offered}
                use={placesOf(group.codigo, products, groups)}
                isOpen={opened?.kind === 'stored' && opened.codigo === group.codigo}
                isKept={keptAs.includes(keyOf(self))}
                onOpen={() => openGroup(self)}
                onMenu={(button) => openMenu(group, button)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="py-4 text-ink-soft">Ningún grupo coincide.</p>}
      {groups.length > 1 && (
        <Button
          variant="ghost"
          icon={<ArrowUpDown aria-hidden size={18} />}
          onClick={onReorder}
          className="justify-self-start"
        >
          Ordenar grupos
        </Button>
      )}
      <PassCard toPass={props.toPass} onPass={props.onPass} />
      <ExampleCards groups={groups} />
      <RowMenu opened={menu} onClose={() => setMenu(null)} />
    </div>
  );
}
