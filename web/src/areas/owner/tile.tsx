import { type LucideIcon, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

interface TileProps {
  to: string;
  title: string;
  icon: LucideIcon;
  /** A fact, or a description if none is known. */
  children?: ReactNode;
  /** A small real excerpt of the screen behind the tile. */
  fragment?: ReactNode;
  /** The last of nine fills its row where there are two in one. */
  isWideOnPhone?: boolean;
}

export function Tile(props: TileProps) {
  const { to, title, icon: Icon, children, fragment, isWideOnPhone = false } = props;
  return (
    <li className={cx('min-w-0', isWideOnPhone && 'max-sm:col-span-2')}>
      <Link
        to={to}
        className="flex h-full min-h-28 flex-col justify-between gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line transition-colors duration-150 hover:inset-ring-achiote"
      >
        <span className="flex items-start justify-between gap-4">
          <span className="flex min-w-0 flex-col gap-2 sm:flex-row">
            <Icon aria-hidden size={22} />
            <span className="title break-words text-18 leading-tight">{title}</span>
          </span>
          {fragment}
        </span>
        {children && <span className="block text-14 text-ink-soft">{children}</span>}
      </Link>
    </li>
  );
}

const PICTURES = 3;

interface MenuTileProps {
  /** The sede whose dishes are pictured. */
  dbName: string;
  /** How many products its menu has, or those of all sedes together. */
  productos: number;
  agotados: number;
}

/** The menu: its numbers and a few of its dishes. */
export function MenuTile({ dbName, productos, agotados }: MenuTileProps) {
  const { data: menu } = useMenuOf(dbName);
  const pictured = menu?.products.filter(({ imagen }) => imagen).slice(0, PICTURES) ?? [];
  return (
    <Tile
      to={OWNER_PATHS.menu}
      title="Menú"
      icon={Utensils}
      fragment={
        pictured.length === PICTURES && (
          <span className="-space-x-2 hidden shrink-0 xl:flex">
            {pictured.map(({ _id, imagen }) => (
              <Picture
                key={_id}
                src={imagen}
                alt=""
                sizes="28px"
                className="size-7 rounded-full ring-2 ring-surface"
              />
            ))}
          </span>
        )
      }
    >
      <strong className="block font-semibold text-ink">{counted(productos, 'producto')}</strong>
      {agotados > 0 ? (
        <strong className="block font-semibold text-aji">{counted(agotados, 'agotado')}</strong>
      ) : (
        'Nada agotado'
      )}
    </Tile>
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
