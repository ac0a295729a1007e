import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { CircleAlert, EllipsisVertical } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  type GroupUse,
  nestedCount,
  optionsWords,
  placeWords,
  ruleWords,
  type Shortage,
  shortageOf,
} from './group-words.ts';

interface GroupCardProps {
  group: OfferedGroup;
  use: GroupUse;
  isOpen: boolean;
  /** Something about it is typed and not saved. */
  isKept: boolean;
  onOpen: () => void;
  onMenu: (button: HTMLElement) => void;
}

/** A group in the list: its rule, where it is used, and what is wrong with it. */
export function GroupCard({ group, use, isOpen, isKept, onOpen, onMenu }: GroupCardProps) {
  const shortage = shortageOf(group, use.productos.length);
  const isUnused = use.productos.length + use.grupos.length === 0;
  return (
    <div
      className={cx(
        'relative rounded-card border py-2.5 pr-12 pl-4 transition-colors duration-150',
        isOpen
          ? 'border-achiote bg-achiote-wash inset-ring inset-ring-achiote'
          : 'border-line bg-surface hover:border-control',
      )}
    >
      {isOpen && (
        <span
          aria-hidden
          className="-right-3.5 -translate-y-1/2 absolute top-1/2 border-y-8 border-y-transparent border-l-8 border-l-achiote max-lg:hidden"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere min-w-0 flex-1 text-18">
          <button
            type="button"
            aria-current={isOpen || undefined}
            onClick={onOpen}
            className={cx(
              'text-left outline-none after:absolute after:inset-0 after:rounded-card',
              'focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:outline-offset-2',
            )}
          >
            {group.nombre}
          </button>
        </h2>
        <CardBadge {...{ group, isOpen, isKept, isUnused }} shortage={shortage} />
      </div>
      <p className="text-14">
        {ruleWords(group)} ·{' '}
        <strong className={cx('font-semibold', isUnused && 'text-maiz-ink')}>
          {placeWords(use)}
        </strong>
      </p>
      <p className={cx('text-14', shortage?.alarm ? 'font-semibold text-aji' : 'text-ink-soft')}>
        {shortage?.alarm || optionsWords(group)}
      </p>
      <IconButton
        label={`Más acciones de ${group.nombre}`}
        aria-haspopup="menu"
        icon={<EllipsisVertical aria-hidden size={18} />}
        onClick={(event) => onMenu(event.currentTarget)}
        className="absolute top-0.5 right-0.5"
      />
    </div>
  );
}

interface CardBadgeProps {
  group: OfferedGroup;
  isOpen: boolean;
  isKept: boolean;
  isUnused: boolean;
  shortage: Shortage | null;
}

/** The one thing that matters most about it. */
function CardBadge({ group, isOpen, isKept, isUnused, shortage }: CardBadgeProps) {
  if (shortage?.isEmpty) {
    return (
      <Badge tone="aji" icon={<CircleAlert aria-hidden size={14} />}>
        {shortage.badge}
      </Badge>
    );
  }
  if (isOpen) {
    return (
      <span className="rounded-full bg-surface px-2.5 py-1 font-semibold text-12 text-achiote-ink">
        {isKept ? 'Sin guardar' : 'Editando'}
      </span>
    );
  }
  if (isKept) return <Badge tone="achiote">Sin guardar</Badge>;
  if (shortage) return <Badge tone="maiz">{shortage.badge}</Badge>;
  if (isUnused) return <Badge>Sin usar</Badge>;
  const inside = nestedCount(group.opciones);
  return inside > 0 ? <Badge>Con {inside} adentro</Badge> : null;
}
