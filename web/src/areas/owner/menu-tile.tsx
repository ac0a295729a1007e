import { Utensils } from 'lucide-react';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { PATHS } from '../../paths.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Tile } from './tile.tsx';

const PICTURES = 4;

/** The menu of the sede, by its numbers and a few of its dishes. */
export function MenuTile({ dbName }: { dbName: string }) {
  const { data: menu } = useMenuOf(dbName);
  const soldOut = menu?.products.filter(({ agotado }) => agotado).length ?? 0;
  const pictured = menu?.products.filter(({ imagen }) => imagen).slice(0, PICTURES) ?? [];
  return (
    <Tile
      to={PATHS.owner.menu}
      title="Menú"
      icon={Utensils}
      width="wide"
      fragment={
        pictured.length === PICTURES && (
          <span className="hidden grid-cols-2 gap-2 sm:grid">
            {pictured.map(({ _id, imagen }) => (
              <Picture
                key={_id}
                src={imagen}
                alt=""
                sizes="56px"
                className="size-14 rounded-control"
              />
            ))}
          </span>
        )
      }
    >
      {menu ? (
        <>
          <strong className="font-semibold text-ink">
            {counted(menu.products.length, 'producto')}
          </strong>{' '}
          en {counted(menu.categories.length, 'categoría')}
          {soldOut > 0 && (
            <strong className="block font-semibold text-aji">{counted(soldOut, 'agotado')}</strong>
          )}
        </>
      ) : (
        'Tus platos, sus fotos y sus precios'
      )}
    </Tile>
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
