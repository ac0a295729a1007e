import type { Category } from '@comanda/contract/menu/menu';
import { FLAGS } from '@comanda/contract/menu/menu-form.rules';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useBusy } from '../../lib/use-busy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { useToggleCategory } from './categories.queries.ts';
import { counted, FLAG_WORDS, specialMeaning } from './category-words.ts';

interface CategoriesPanelProps {
  dbName: string;
  menu: SedeMenu;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

export function CategoriesPanel({ dbName, menu, onEdit, onDelete }: CategoriesPanelProps) {
  const toggle = useToggleCategory(dbName);
  const counts = useMemo(
    () => Map.groupBy(menu.products, ({ categoryId }) => categoryId),
    [menu.products],
  );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {menu.categories.map((category) => (
        <CategoryCard
          key={category._id}
          category={category}
          count={counts.get(category._id)?.length ?? 0}
          onEdit={() => onEdit(category)}
          onToggle={() => toggle.mutateAsync(category)}
          onDelete={() => onDelete(category)}
        />
      ))}
    </ul>
  );
}

interface CategoryCardProps {
  category: Category;
  /** The number of products. */
  count: number;
  onEdit: () => void;
  onToggle: () => Promise<unknown>;
  onDelete: () => void;
}

function CategoryCard(props: CategoryCardProps) {
  const { category, count, onEdit, onToggle, onDelete } = props;
  const { name, active, subcategorias } = category;
  const [isToggling, run] = useBusy();
  const flags = FLAGS.filter((flag) => category[flag]);
  const meaning = specialMeaning(category);
  const titleId = `categoria-${category._id}`;
  return (
    <li className="flex">
      <Card className="flex w-full flex-col overflow-hidden">
        <section aria-labelledby={titleId} className="flex flex-1 flex-col">
          <div className="relative">
            <Picture
              src={category.imageUrl}
              alt=""
              sizes="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
              className={cx('aspect-16/7 sm:aspect-16/9', !active && 'opacity-50 grayscale-60')}
            />
            {!active && (
              <span className="absolute top-3 left-3">
                <Badge icon={<EyeOff aria-hidden size={14} />}>Oculta</Badge>
              </span>
            )}
          </div>
          <div className="flex flex-1 flex-col gap-2 p-4">
            <div className="flex items-baseline justify-between gap-3">
              <h2 id={titleId} className="wrap-anywhere line-clamp-2 min-w-0 text-18">
                {name}
              </h2>
              <p className="shrink-0 text-14 text-ink-soft">{counted(count, 'producto')}</p>
            </div>
            {flags.length > 0 && (
              <ul aria-label="Qué es" className="flex flex-wrap gap-1.5">
                {flags.map((flag) => (
                  <li key={flag} className="flex">
                    <Badge tone="achiote">{FLAG_WORDS[flag].word}</Badge>
                  </li>
                ))}
              </ul>
            )}
            {meaning && <p className="text-14 text-ink-soft">{meaning}</p>}
            {subcategorias.length > 0 && (
              <p className="wrap-anywhere text-14 text-ink-soft">
                <span className="sr-only">Subcategorías: </span>
                {subcategorias.map((sub) => sub.name).join(' · ')}
              </p>
            )}
            <div className="mt-auto flex gap-2 pt-2">
              <Button
                variant="secondary"
                icon={<Pencil aria-hidden size={16} />}
                onClick={onEdit}
                className="flex-1"
              >
                Editar
                <span className="sr-only"> {name}</span>
              </Button>
              <Button
                variant={active ? 'secondary' : 'wash'}
                icon={active ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
                onClick={() => run(() => onToggle().catch(() => {}))}
                busy={isToggling}
                className="flex-1"
              >
                {active ? 'Ocultar' : 'Activar'}
                <span className="sr-only"> {name}</span>
              </Button>
              {count === 0 && (
                <Button
                  variant="danger-ghost"
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={onDelete}
                  title="Eliminar"
                  className="px-3"
                >
                  <span className="sr-only">Eliminar {name}</span>
                </Button>
              )}
            </div>
          </div>
        </section>
      </Card>
    </li>
  );
}
