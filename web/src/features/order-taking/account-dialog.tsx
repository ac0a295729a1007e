import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { PaymentTiles } from '../checkout/checkout-tiles.tsx';
import { PriceChanges, RefusedNotice } from '../checkout/refusal-notices.tsx';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { OrderLineRow } from '../orders/slip-parts.tsx';
import type { Delivery } from '../zones/use-delivery.ts';
import { AccountPlace, CustomerFields } from './account-fields.tsx';
import { nameAtTable, tableLabel } from './account-form.ts';
import { openOrdersOf, TableOrderList } from './table-orders.tsx';
import { useAccount } from './use-account.ts';
import type { OrderTaking } from './use-order-taking.ts';

interface AccountDialogProps {
  tipo: Tipo;
  taking: OrderTaking;
  form: CheckoutForm;
  setForm: Dispatch<SetStateAction<CheckoutForm>>;
  /** Today's orders, which tell what a table already has. */
  orders: readonly Order[];
  /** Whether a table may pay when it asks for its bill. */
  hasAccounts: boolean;
  /** A notice that somebody else changed the order being edited. */
  conflict: ReactNode;
  onConflict: (order: Order) => void;
  /** Opens a line whose options must be chosen again. */
  onChange: (itemId: string) => void;
  onJoin: (order: Order) => void;
  onClose: () => void;
  onDone: () => void;
}

const FORM_ID = 'cuenta';

/**
 * The last step of an order: who, where, how it is paid. After a failure everything typed is still
 * there.
 */
export function AccountDialog(props: AccountDialogProps) {
  const { tipo, taking, form, setForm, orders, hasAccounts, conflict, onConflict } = props;
  const { onChange, onJoin, onClose, onDone } = props;
  const account = useAccount({ tipo, taking, form, setForm, onDone, onConflict });
  const { set, errors, failure, changes, refused, isSending } = account;
  const isOnline = useIsOnline();
  const { editing } = taking;
  const atTable = openOrdersOf(orders, form.mesa).filter(({ _id }) => _id !== editing?._id);

  const setMesa = (mesa: string) => {
    set('nombreCliente', nameAtTable(form, mesa));
    set('mesa', mesa);
  };

  return (
    <Dialog
      open
      size="lg"
      title="Cuenta"
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <div className="flex justify-end gap-2">
          <Button
            variant="secondary"
            size="lg"
            onClick={onClose}
            disabled={isSending}
            className="max-md:hidden"
          >
            Volver a la orden
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            size="lg"
            className="grow md:grow-0 md:min-w-72"
            disabled={conflict !== null || taking.items.length === 0}
            busy={isSending}
            busyLabel={checkoutMessages.processing}
          >
            {submitLabel(changes.length > 0, editing !== null)}
          </Button>
        </div>
      }
    >
      <form
        {...account.attributes}
        id={FORM_ID}
        className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <div className="grid grid-cols-1 gap-5">
          {conflict}
          {editing && !isOnline && <FormAlert>{offlineMessages.editNeedsNetwork}</FormAlert>}
          {changes.length > 0 && <PriceChanges changes={changes} />}
          {refused.length > 0 && (
            <RefusedNotice lines={refused} onRemove={taking.remove} onChange={onChange} />
          )}
          <FailureAlert failure={failure} />
          {errors.dbName && <FormAlert>{errors.dbName}</FormAlert>}
          <CustomerFields tipo={tipo} form={form} set={set} errors={errors} />
          <AccountPlace
            tipo={tipo}
            form={form}
            set={set}
            onMesa={setMesa}
            errors={errors}
            orders={orders}
            delivery={account.delivery}
            setPlace={account.setPlace}
          >
            <TableOrderList orders={atTable} onJoin={editing ? undefined : onJoin} />
          </AccountPlace>
          <PaymentTiles
            mayWait={tipo === 'en_local' && (hasAccounts || form.metodoPago === 'por_definir')}
            value={form.metodoPago}
            onChange={(metodoPago) => set('metodoPago', metodoPago)}
            error={errors.metodoPago}
          />
        </div>
        <AccountReceipt
          tipo={tipo}
          items={taking.items}
          fee={account.delivery.fee}
          total={account.total}
          mesa={form.mesa}
        />
      </form>
    </Dialog>
  );
}

function submitLabel(hasNewPrices: boolean, isEditing: boolean): string {
  if (hasNewPrices) return 'Confirmar con los nuevos precios';
  return isEditing ? staffOrdersMessages.saveChanges : 'Confirmar pedido';
}

interface AccountReceiptProps {
  tipo: Tipo;
  items: readonly CartItem[];
  fee: Delivery['fee'];
  total: number;
  mesa: string;
}

/** The order as the kitchen will get it. */
function AccountReceipt({ tipo, items, fee, total, mesa }: AccountReceiptProps) {
  return (
    <Slip edge={TIPO_LOOK[tipo].edge} className="grid grid-cols-1 gap-3 bg-paper px-4 pt-3 pb-6">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <TipoLabel tipo={tipo} />
        {tipo === 'en_local' && <span className="title text-18">{tableLabel(mesa)}</span>}
      </p>
      <ul className="grid grid-cols-1 gap-2 border-line border-t pt-3 text-14">
        {items.map((item) => (
          <OrderLineRow key={item.itemId} line={item} />
        ))}
      </ul>
      {fee && (
        <ReceiptLine label={fee.nombre} className="text-14">
          {fee.valor === 0 ? 'Gratis' : <Money amount={fee.valor} />}
        </ReceiptLine>
      )}
      <ReceiptTotal amount={total} />
    </Slip>
  );
}
