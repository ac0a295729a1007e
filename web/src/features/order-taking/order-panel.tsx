import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { ConciergeBell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import type { OrderTaking } from './use-order-taking.ts';

interface OrderPanelProps {
  taking: OrderTaking;
  /** The lines, in a part that scrolls. */
  children: ReactNode;
  notice: ReactNode;
  /** The table that the order is for. */
  chip: ReactNode;
  /** Sends an order for a table, in the place of the three tipos. */
  send: ReactNode;
  onService: () => void;
  onSend: (tipo: Tipo) => void;
  onCancelEdit: () => void;
}

/** The order beside the menu: its lines, and the buttons to send it always in view. */
export function OrderPanel(props: OrderPanelProps) {
  const { taking, children, notice, chip, send, onService, onSend, onCancelEdit } = props;
  const hasItems = taking.items.length > 0;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1 *:h-full">
        <Slip className="flex h-full flex-col px-4 pt-4 pb-6">
          <OrderHeading editing={taking.editing} count={taking.count} onCancelEdit={onCancelEdit} />
          {chip}
          {notice}
          <section
            aria-label="Productos de la orden"
            className="-mx-4 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-4"
          >
            {children}
            <div className="py-3">
              <AddServiceButton onClick={onService} />
            </div>
          </section>
          <ReceiptTotal amount={taking.total} />
        </Slip>
      </div>
      {hasItems && (send || <SendAs current={taking.editing?.tipo} onChoose={onSend} />)}
    </div>
  );
}

export function AddServiceButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-control border-2 border-control border-dashed font-semibold hover:bg-sunken"
    >
      <ConciergeBell aria-hidden size={20} />
      Añadir servicio
    </button>
  );
}

const LABELS: Record<Tipo, string> = {
  en_local: 'Local',
  para_llevar: 'Para llevar',
  a_domicilio: 'Domicilio',
};

const COLOURS: Record<Tipo, string> = {
  en_local: 'border-ink bg-surface text-ink',
  para_llevar: 'border-maiz bg-maiz-wash text-maiz-ink',
  a_domicilio: 'border-agave bg-agave-wash text-agave',
};

interface SendAsProps {
  /** The tipo of the order being edited. */
  current: Tipo | undefined;
  onChoose: (tipo: Tipo) => void;
}

/** The three tipos that an order can be sent as. An edited order has one already, so it is saved with one button. */
export function SendAs({ current, onChoose }: SendAsProps) {
  return (
    <div className="grid gap-3">
      <TipoButtons current={current} onChoose={onChoose} />
      {current && (
        <Button size="lg" onClick={() => onChoose(current)}>
          {staffOrdersMessages.saveChanges}
        </Button>
      )}
    </div>
  );
}

function TipoButtons({ current, onChoose }: SendAsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-14 text-ink-soft">
        {current ? 'Cambiar el tipo' : 'Enviar a cocina como'}
        {current && <span className="text-ink">{` · ahora: ${LABELS[current]}`}</span>}
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {TIPOS.map((tipo) => {
          const Icon = TIPO_LOOK[tipo].icon;
          return (
            <button
              key={tipo}
              type="button"
              aria-current={tipo === current || undefined}
              onClick={() => onChoose(tipo)}
              className={cx(
                'grid min-h-18 place-items-center content-center gap-1 rounded-control border-2 px-1 font-semibold text-14 transition-transform duration-150 active:translate-y-px xl:text-16',
                COLOURS[tipo],
                tipo === current && 'ring-3 ring-current ring-offset-2 ring-offset-sunken',
              )}
            >
              <Icon aria-hidden size={22} />
              {LABELS[tipo]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface OrderHeadingProps {
  editing: Order | null;
  count: number;
  onCancelEdit: () => void;
}

/** Tells whether a new order is being taken or an old one edited. */
export function OrderHeading({ editing, count, onCancelEdit }: OrderHeadingProps) {
  return (
    <div className="grid gap-1">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="whitespace-nowrap text-22 md:max-lg:text-20">{orderTitle(editing)}</h2>
        {editing ? (
          <button
            type="button"
            onClick={onCancelEdit}
            className="-my-2 -mr-2 min-h-12 whitespace-nowrap rounded-control px-2 font-semibold text-14 hover:bg-sunken"
          >
            Cancelar edición
          </button>
        ) : (
          count > 0 && (
            <p className="whitespace-nowrap text-14 text-ink-soft">
              {count === 1 ? '1 producto' : `${count} productos`}
            </p>
          )
        )}
      </div>
      {editing && (
        <p data-clear>
          <Badge tone="achiote">
            {ordersMessages.editingChip}{' '}
            <span className="figures text-14">{shortId(editing._id).toUpperCase()}</span>
          </Badge>
        </p>
      )}
    </div>
  );
}

export function orderTitle(editing: Order | null): string {
  return editing ? 'Editar orden' : 'Crear orden';
}
