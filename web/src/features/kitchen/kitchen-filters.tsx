import { bogotaDay } from '@comanda/contract/days';
import { type Estado, TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { OrderSearchBar } from '../orders/order-search-bar.tsx';

type KitchenEstado = Extract<Estado, 'enviado' | 'preparado'>;

/** What was ordered for later stands apart until the kitchen begins with it. */
export type KitchenTab = KitchenEstado | 'programado';

export interface KitchenView {
  estado: KitchenTab;
  tipo: Tipo | 'todos';
  search: string;
  /** null means the shift: today, and the open orders from before midnight. */
  day: string | null;
}

const TABS: readonly KitchenTab[] = ['enviado', 'preparado', 'programado'];
const WORDS: Record<KitchenTab, string> = {
  enviado: ESTADO_LOOK.enviado.word,
  preparado: ESTADO_LOOK.preparado.word,
  programado: 'Programados',
};

interface KitchenFiltersProps {
  view: KitchenView;
  onChange: (view: KitchenView) => void;
  /** How many orders each tab has. */
  count: (estado: KitchenTab, tipo: Tipo | null) => number;
  /** Whether orders are made for later here; else that tab comes with the first of them. */
  isScheduling: boolean;
  day: string;
  panelId: string;
  /** The row of stations takes the place of the search until somebody searches. */
  hidesSearch: boolean;
  /** What else can be opened. */
  children: ReactNode;
}

export function KitchenFilters(props: KitchenFiltersProps) {
  const { view, onChange, count, isScheduling, day, panelId, hidesSearch, children } = props;
  const [isSearching, setIsSearching] = useState(false);
  const isSearchShown = !hidesSearch || isSearching || view.search !== '' || view.day !== null;
  const tipo = view.tipo === 'todos' ? null : view.tipo;
  const hasLater = isScheduling || view.estado === 'programado' || count('programado', null) > 0;

  return (
    <div className="flex flex-wrap gap-3 lg:max-xl:gap-x-2">
      <div className="max-w-full max-sm:w-full">
        <Tabs
          {...(hasLater && { perRow: 3 })}
          label="Estado del pedido"
          panelId={panelId}
          value={view.estado}
          onChange={(estado) => onChange({ ...view, estado })}
          tabs={TABS.filter((tab) => tab !== 'programado' || hasLater).map((estado) => ({
            id: estado,
            label: WORDS[estado],
            count: count(estado, tipo),
          }))}
        />
      </div>
      <div className="max-w-full max-sm:w-full">
        <Tabs
          perRow={2}
          label="Tipo de pedido"
          panelId={panelId}
          value={view.tipo}
          onChange={(chosen) => onChange({ ...view, tipo: chosen })}
          tabs={[
            { id: 'todos' as const, label: 'Todos' },
            ...TIPOS.map((one) => ({ ...tipoTab(one), count: count(view.estado, one) })),
          ]}
        />
      </div>
      {children}
      {hidesSearch && (
        <IconButton
          size="lg"
          variant="outline"
          label={isSearchShown ? 'Quitar la búsqueda' : 'Buscar'}
          aria-expanded={isSearchShown}
          icon={<Search aria-hidden className="size-5" />}
          onClick={() => {
            setIsSearching(!isSearchShown);
            if (isSearchShown) onChange({ ...view, search: '', day: null });
          }}
        />
      )}
      {isSearchShown && (
        <OrderSearchBar
          search={view.search}
          onSearch={(search) => onChange({ ...view, search })}
          day={day}
          onDay={(chosen) =>
            onChange({ ...view, day: chosen === bogotaDay(now()) ? null : chosen })
          }
        />
      )}
    </div>
  );
}

function tipoTab(tipo: Tipo) {
  const { word, icon: Icon, ink } = TIPO_LOOK[tipo];
  return { id: tipo, label: word, icon: <Icon aria-hidden className={cx('size-4.5', ink)} /> };
}
