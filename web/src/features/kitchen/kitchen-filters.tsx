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

export type KitchenEstado = Extract<Estado, 'enviado' | 'preparado'>;

export interface KitchenView {
  estado: KitchenEstado;
  tipo: Tipo | 'todos';
  search: string;
  /** null means the shift: today, and the open orders from before midnight. */
  day: string | null;
}

const ESTADOS: readonly KitchenEstado[] = ['enviado', 'preparado'];

interface KitchenFiltersProps {
  view: KitchenView;
  onChange: (view: KitchenView) => void;
  /** How many orders each tab has. */
  count: (estado: KitchenEstado, tipo: Tipo | null) => number;
  day: string;
  panelId: string;
  /** The row of stations takes the place of the search until somebody searches. */
  hidesSearch: boolean;
  /** What else can be opened. */
  children: ReactNode;
}

export function KitchenFilters(props: KitchenFiltersProps) {
  const { view, onChange, count, day, panelId, hidesSearch, children } = props;
  const [isSearching, setIsSearching] = useState(false);
  const isSearchShown = !hidesSearch || isSearching || view.search !== '' || view.day !== null;
  const tipo = view.tipo === 'todos' ? null : view.tipo;

  return (
    <div className="flex flex-wrap gap-3 lg:max-xl:gap-x-2">
      <div className="max-w-full max-sm:w-full">
        <Tabs
          label="Estado del pedido"
          panelId={panelId}
          value={view.estado}
          onChange={(estado) => onChange({ ...view, estado })}
          tabs={ESTADOS.map((estado) => ({
            id: estado,
            label: ESTADO_LOOK[estado].word,
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
