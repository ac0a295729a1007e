import type { Category } from '@comanda/contract/menu/menu';
import { useMemo } from 'react';
import type { SedeMenu } from '../menu/menu.api.ts';
import { useToggleCategory } from './categories.queries.ts';
import { CategoryCard } from './category-card.tsx';

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
          isToggling={toggle.isPending && toggle.variables._id === category._id}
          onEdit={() => onEdit(category)}
          onToggle={() => toggle.mutate(category)}
          onDelete={() => onDelete(category)}
        />
      ))}
    </ul>
  );
}
