import type { Category, Product } from '@comanda/contract/menu/menu';
import { categoriesMessages } from '@comanda/contract/menu/menu-admin.messages';
import { ArrowUpDown, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { TabPanel, Tabs, tabId } from '../../ui/tabs.tsx';
import { openGroup, useOpenedGroup } from '../group-admin/use-opened-group.ts';
import { useMenuOf } from '../menu/menu.queries.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { EmptyMenu, MenuManagerSkeleton } from './empty-menu.tsx';
import { MenuDialogs, type MenuTask } from './menu-dialogs.tsx';
import { NO_FILTER } from './product-filter.ts';
import { ProductsPanel } from './products-panel.tsx';

const PANEL = 'menu-de-la-sede';
const TABS = [
  { id: 'productos', label: 'Productos' },
  { id: 'categorias', label: 'Categorías' },
  { id: 'grupos', label: 'Grupos' },
] as const;

export type MenuTab = (typeof TABS)[number]['id'];

// Loaded on demand, because it is opened less than the dishes.
const GroupsPanel = lazy(() =>
  import('../group-admin/groups-panel.tsx').then((m) => ({ default: m.GroupsPanel })),
);

interface MenuManagerProps {
  dbName: string;
  /** Whether a product may be taxed otherwise than its sede, which its owner decides. */
  setsTaxes?: boolean;
  /** The screen's title and what stands below it. */
  heading?: ReactNode;
  /** More actions, before the add button. */
  tools?: ReactNode;
  /** For a screen that has the tab in its address. */
  tab?: MenuTab;
  onTab?: (tab: MenuTab) => void;
  /** Opens the categories with the form for a new one. */
  startsWithNewCategory?: boolean;
  /** Called when the form for a new category closes, saved or not. */
  onNewCategoryClosed?: () => void;
}

/** The products and categories of a sede, for people who may change them. */
export function MenuManager(props: MenuManagerProps) {
  const { dbName, setsTaxes = false, heading, tools } = props;
  const { startsWithNewCategory = false, onNewCategoryClosed } = props;
  const query = useMenuOf(dbName);
  const menu = query.data;
  const isBare = menu?.categories.length === 0;
  const [ownTab, setOwnTab] = useState<MenuTab>(startsWithNewCategory ? 'categorias' : 'productos');
  const tab = props.tab ?? ownTab;
  const isGroupOpen = useOpenedGroup() !== null && tab === 'grupos';
  const [filter, setFilter] = useState(NO_FILTER);
  const [task, setTask] = useState<MenuTask | null>(
    startsWithNewCategory ? { kind: 'category', category: null } : null,
  );

  // The focused button may be gone, with a deleted item or with the empty state; then the focus goes to the tab.
  const isEmpty = menu?.products.length === 0;
  const had = useRef({ task: false, emptiness: false });
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const isOver = (had.current.task && !task) || (had.current.emptiness && !isEmpty);
    if (isOver && isLost) document.getElementById(tabId(PANEL, tab))?.focus();
    had.current = { task: task !== null, emptiness: isEmpty };
  }, [task, tab, isEmpty]);

  const close = () => {
    setTask(null);
    if (task?.kind === 'category' && !task.category) onNewCategoryClosed?.();
  };
  const edit = useCallback((product: Product) => setTask(productTask('edit', product)), []);
  const copy = useCallback((product: Product) => setTask(productTask('copy', product)), []);
  const remove = useCallback(
    (product: Product) => setTask({ kind: 'delete-product', product }),
    [],
  );
  const reorder = useCallback(
    (category: Category) => setTask({ kind: 'reorder-products', category }),
    [],
  );
  const setTab = (chosen: MenuTab) => {
    if (chosen === tab) return;
    // The address names no group while another tab is open.
    if (isGroupOpen) openGroup(null, { replace: true });
    setOwnTab(chosen);
    props.onTab?.(chosen);
  };
  const addCategory = () => setTask({ kind: 'category', category: null });
  const addProduct = () => {
    const [only, ...others] = filter.categoryIds;
    const isThere = menu?.categories.some(({ _id }) => _id === only);
    const categoryId = only && isThere && others.length === 0 ? only : '';
    setTask({ kind: 'product', task: { kind: 'add', categoryId } });
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A group that is open on a phone is a page of its own. */}
      <header
        className={cx(
          'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
          isGroupOpen && 'max-lg:hidden',
        )}
      >
        <div className="grid gap-1">{heading}</div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {tools}
          {tab === 'grupos' && !isBare ? (
            <Button
              variant="secondary"
              icon={<Plus aria-hidden size={18} />}
              onClick={() => openGroup({ kind: 'new' })}
              disabled={!menu}
              className="max-sm:grow"
            >
              Nuevo grupo
            </Button>
          ) : tab === 'productos' && !isBare ? (
            <Button
              icon={<Plus aria-hidden size={18} />}
              onClick={addProduct}
              disabled={!menu}
              className="max-sm:grow"
            >
              Agregar producto
            </Button>
          ) : (
            <Button
              icon={<Plus aria-hidden size={18} />}
              onClick={addCategory}
              disabled={!menu}
              className="max-sm:grow"
            >
              Agregar categoría
            </Button>
          )}
        </div>
      </header>
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-3',
          isGroupOpen && 'max-lg:hidden',
        )}
      >
        <div className="w-full sm:w-auto">
          <Tabs
            label="Menú de la sede"
            panelId={PANEL}
            tabs={TABS}
            value={tab}
            onChange={setTab}
            perRow={3}
          />
        </div>
        {tab === 'productos' && menu?.products.length !== 0 && (
          <SearchField
            label="Buscar producto o código"
            value={filter.search}
            onChange={(search) => setFilter((before) => ({ ...before, search }))}
            className="w-full sm:w-80"
          />
        )}
        {tab === 'categorias' && menu && menu.categories.length > 1 && (
          <Button
            variant="secondary"
            size="lg"
            icon={<ArrowUpDown aria-hidden size={18} />}
            onClick={() => setTask({ kind: 'reorder-categories' })}
          >
            Ordenar categorías
          </Button>
        )}
      </div>
      <TabPanel id={PANEL} active={tab}>
        {panel()}
      </TabPanel>
      {menu && <MenuDialogs {...{ dbName, setsTaxes, menu, task }} onClose={close} />}
    </div>
  );

  function panel(): ReactNode {
    if (!menu) {
      return query.isError ? (
        <ErrorState
          title={categoriesMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <MenuManagerSkeleton />
      );
    }
    if (isBare) {
      return (
        <EmptyMenu dbName={dbName} hasTools={tools !== undefined} onAddCategory={addCategory} />
      );
    }
    if (tab === 'grupos') {
      return (
        <Suspense fallback={<MenuManagerSkeleton />}>
          <GroupsPanel dbName={dbName} menu={menu} />
        </Suspense>
      );
    }
    if (tab === 'categorias') {
      return (
        <CategoriesPanel
          dbName={dbName}
          menu={menu}
          onEdit={(category) => setTask({ kind: 'category', category })}
          onDelete={(category) => setTask({ kind: 'delete-category', category })}
        />
      );
    }
    if (menu.products.length === 0) return <EmptyMenu dbName={dbName} onAddProduct={addProduct} />;
    return (
      <ProductsPanel
        dbName={dbName}
        menu={menu}
        filter={filter}
        onFilter={setFilter}
        onEdit={edit}
        onCopy={copy}
        onDelete={remove}
        onReorder={reorder}
      />
    );
  }
}

function productTask(kind: 'edit' | 'copy', product: Product): MenuTask {
  return { kind: 'product', task: { kind, product } };
}
