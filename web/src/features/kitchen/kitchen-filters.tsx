import { bogotaDay } from '@comanda/contract/days';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { type Estado, TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { now } from '../../lib/clock.ts';
import { cx } from '../../ui/cx.ts';
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
  orders: readonly Order[];
  day: string;
  panelId: string;
}

export function KitchenFilters({ view, onChange, orders, day, panelId }: KitchenFiltersProps) {
  const tipo = view.tipo === 'todos' ? null : view.tipo;
  const count = (estado: Estado, ofTipo: Tipo | null) =>
    filterOrders(orders, { estado, tipo: ofTipo, day: view.day }).length;

  return (
    <div className="flex flex-wrap gap-3">
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
      <OrderSearchBar
        search={view.search}
        onSearch={(search) => onChange({ ...view, search })}
        day={day}
        onDay={(chosen) => onChange({ ...view, day: chosen === bogotaDay(now()) ? null : chosen })}
      />
    </div>
  );
}

function tipoTab(tipo: Tipo) {
  const { word, icon: Icon, ink } = TIPO_LOOK[tipo];
  return { id: tipo, label: word, icon: <Icon aria-hidden size={18} className={cx(ink)} /> };
}
