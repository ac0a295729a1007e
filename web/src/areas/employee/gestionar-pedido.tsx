import type { Product } from '@comanda/contract/menu/menu';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { useState } from 'react';
import { countByProduct, toCartItem } from '../../features/cart/cart.ts';
import { useLinesOf } from '../../features/cart/cart-lines.ts';
import { extrasFor, opensGroups } from '../../features/menu/dish-extras.ts';
import { needsChoice, type SedeMenu } from '../../features/menu/menu.api.ts';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { ConnectionBanner } from '../../features/offline/connection-banner.tsx';
import type { Problem } from '../../features/offline/outbox.ts';
import { useShiftOrders } from '../../features/offline/use-shift-orders.ts';
import { WaitingNotices } from '../../features/offline/waiting-notices.tsx';
import { type AccountFormState, formFor } from '../../features/order-taking/account-form.ts';
import { heldIn, heldWords, withCourse } from '../../features/order-taking/courses.ts';
import { DiscardDialog } from '../../features/order-taking/discard-dialog.tsx';
import {
  ConflictNotice,
  editConflict,
  useEditConflict,
} from '../../features/order-taking/edit-conflict.tsx';
import {
  MenuPicker,
  MenuPickerSkeleton,
  servicesOf,
  WHOLE_MENU,
} from '../../features/order-taking/menu-picker.tsx';
import { useGroupsDialog, useOrderDialogs } from '../../features/order-taking/order-dialogs.ts';
import { OrderItems } from '../../features/order-taking/order-items.tsx';
import { OrderHeading, OrderPanel } from '../../features/order-taking/order-panel.tsx';
import { OrderBar, OrderSheet } from '../../features/order-taking/order-sheet.tsx';
import { SendToTable, TableChip } from '../../features/order-taking/table-order.tsx';
import { useAccount } from '../../features/order-taking/use-account.ts';
import { addedLines, onto, useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import {
  useHasAccounts,
  useHasCourses,
} from '../../features/sede-settings/sede-settings.queries.ts';
import type { CartItem } from '../../lib/stored.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** What is open over the screen or over the phone's sheet, one at a time. */
type Layer =
  | DishLayer
  | { kind: 'services' }
  | { kind: 'discard' }
  | { kind: 'account'; tipo: Tipo };

interface DishLayer {
  kind: 'dish';
  dish: Product;
  line?: CartItem;
  /** The line cannot be ordered with the additions or the combo that it has. */
  isChosenAgain?: boolean;
}

interface GestionarPedidoProps {
  dbName: string;
  account: AccountFormState;
  /** The table whose account the order goes to; null for any other order. */
  table: string | null;
  onLeaveTable: () => void;
  onSentToTable: () => void;
  onRetake: (problem: Problem) => void;
}

/** The tab 'Gestionar pedido': the menu, and beside it the order being taken. */
export function GestionarPedido(props: GestionarPedidoProps) {
  const { dbName, account, table, onLeaveTable, onSentToTable, onRetake } = props;
  const menuQuery = useMenuOf(dbName);
  const { orders } = useShiftOrders(dbName);
  const taking = useOrderTaking();
  const hasAccounts = useHasAccounts(dbName);
  const hasCourses = useHasCourses(dbName);
  const { form, setForm, reset } = account;
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = () => setLayer(null);
  const [filter, setFilter] = useState(WHOLE_MENU);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [refusedBy, setRefusedBy] = useState<Order>();
  // Counts the orders taken here: what was removed from one does not come back in the next.
  const [turn, setTurn] = useState(0);
  const { editing } = taking;
  const cartLines = useLinesOf([turn, editing?._id].join());
  const heard = useEditConflict(dbName, editing);
  const conflict = heard ?? (editing && editConflict(editing, refusedBy));
  const menu = menuQuery.data;
  const isGrouped = layer?.kind === 'dish' && menu !== undefined && takesGroups(menu, layer);
  const dialogs = useOrderDialogs(layer !== null && layer.kind !== 'discard' && !isGrouped, close);
  const hasGroups = (menu?.groups?.length ?? 0) > 0;
  const grouped = useGroupsDialog(hasGroups, isGrouped, close);

  const startAnew = () => {
    reset();
    close();
    setSheetOpen(false);
    setTurn((before) => before + 1);
  };
  const leaveEdit = () => {
    taking.clear();
    startAnew();
  };
  const cancelEdit = () => {
    if (taking.isChanged) setLayer({ kind: 'discard' });
    else leaveEdit();
  };
  const send = (tipo: Tipo) => {
    setForm((before) => formFor(tipo, before, hasAccounts));
    setLayer({ kind: 'account', tipo });
  };
  const openItem = (line: CartItem, isChosenAgain: boolean) => {
    const dish = menu?.products.find(({ id_sigo }) => id_sigo === line.id_sigo);
    if (dish) setLayer({ kind: 'dish', dish, line, isChosenAgain });
  };
  const chooseAgain = (itemId: string) => {
    const line = taking.items.find((item) => item.itemId === itemId);
    if (line) openItem(line, true);
  };

  const toTable = useAccount({
    tipo: 'en_local',
    taking,
    form,
    setForm,
    onDone: () => {
      startAnew();
      onSentToTable();
    },
    onConflict: setRefusedBy,
  });
  const held = hasCourses ? heldIn(taking.items, editing) : [];
  const mesa = editing ? null : table;
  const chip = mesa !== null && <TableChip mesa={mesa} onLeave={onLeaveTable} />;
  const sendToTable = mesa !== null && (
    <SendToTable
      checkout={toTable}
      onRemove={taking.remove}
      onChange={chooseAgain}
      later={heldWords(held, menu)}
    />
  );

  const added = editing ? addedLines(editing, taking.items) : [];
  const notice = conflict && editing && (
    <ConflictNotice
      conflict={conflict}
      isChanged={taking.isChanged}
      added={added}
      onContinue={() => taking.carryOn(conflict.order, onto(conflict.order, editing, taking.items))}
      onNewOrder={() => {
        reset(form);
        taking.startWith(added);
        setLayer({ kind: 'account', tipo: editing.tipo });
      }}
      onLeave={conflict.canContinue ? cancelEdit : leaveEdit}
    />
  );
  const items = (
    <OrderItems taking={taking} cartLines={cartLines} menu={menu} held={held} onOpen={openItem} />
  );
  const parts = {
    taking,
    notice,
    chip,
    send: sendToTable,
    onService: () => setLayer({ kind: 'services' }),
    onSend: send,
    onCancelEdit: cancelEdit,
  };

  const dishProps = ({ dish, line }: DishLayer, { products, categories }: SedeMenu) => ({
    // The dish may sell out while somebody chooses.
    dish: products.find(({ _id }) => _id === dish._id) ?? dish,
    line,
    orders,
    courses: hasCourses ? categories : null,
    onClose: close,
    onDone: (item: CartItem) => {
      if (line) taking.replace(line.itemId, item);
      else taking.add(item);
      close();
    },
  });

  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_var(--order-panel)]">
      <div className="min-w-0 px-3 pb-8 md:px-5">
        <ConnectionBanner dbName={dbName} works="tomando pedidos" className="mt-3" />
        <WaitingNotices dbName={dbName} onRetake={onRetake} className="mt-3" />
        {editing && (
          <div className="pt-3 md:hidden">
            <OrderHeading editing={editing} count={taking.count} onCancelEdit={cancelEdit} />
          </div>
        )}
        {chip && <div className="pt-3 md:hidden">{chip}</div>}
        {menu ? (
          <MenuPicker
            menu={menu}
            filter={filter}
            onFilter={setFilter}
            counts={countByProduct(taking.items)}
            onAdd={(product) => {
              if (needsChoice(menu, product)) return setLayer({ kind: 'dish', dish: product });
              const item = toCartItem({ product, cantidad: 1 });
              taking.add(hasCourses ? withCourse(item, menu, product) : item);
            }}
            onOpen={(dish) => setLayer({ kind: 'dish', dish })}
          />
        ) : menuQuery.error ? (
          <ErrorState
            title="No pudimos cargar la carta"
            message={menuQuery.error.message}
            onRetry={() => menuQuery.refetch()}
            retrying={menuQuery.isFetching}
          />
        ) : (
          <MenuPickerSkeleton />
        )}
      </div>
      <aside
        aria-label="La orden"
        data-toasts-beside
        className="sticky top-(--head) hidden h-[calc(100dvh-var(--head))] border-line border-l bg-sunken p-3 md:block lg:p-4"
      >
        {/* A phone shows the lines in the sheet. Twice on the page they would close a removed line's place twice. */}
        <OrderPanel {...parts}>{!isSheetOpen && items}</OrderPanel>
      </aside>
      <OrderBar
        count={taking.count}
        total={taking.total}
        onOpen={() => setSheetOpen(true)}
        send={sendToTable}
      />
      {isSheetOpen && (
        <OrderSheet {...parts} onClose={() => setSheetOpen(false)}>
          {items}
        </OrderSheet>
      )}
      {dialogs && layer?.kind === 'dish' && !isGrouped && menu && (
        <dialogs.DishDialog
          {...dishProps(layer, menu)}
          extras={extrasFor(menu, layer.dish, layer.line)}
        />
      )}
      {grouped && layer?.kind === 'dish' && isGrouped && (
        <grouped.GroupsDialog
          {...dishProps(layer, menu)}
          menu={menu}
          dbName={dbName}
          editing={editing}
          items={taking.items}
        />
      )}
      {dialogs && layer?.kind === 'services' && menu && (
        <dialogs.ServicesDialog
          services={servicesOf(menu)}
          onClose={close}
          onAdd={(item) => {
            taking.add(item);
            close();
          }}
        />
      )}
      {dialogs && layer?.kind === 'account' && (
        <dialogs.AccountDialog
          // A new key for another order, whose checkout has its own idempotency key.
          key={`${editing?._id} ${editing?.revision}`}
          tipo={layer.tipo}
          taking={taking}
          form={form}
          setForm={setForm}
          orders={orders}
          hasAccounts={hasAccounts}
          conflict={notice}
          onConflict={setRefusedBy}
          onChange={chooseAgain}
          onJoin={(order) => taking.edit(order, taking.items)}
          onClose={close}
          onDone={() => {
            startAnew();
            // The next table starts with the whole menu.
            setFilter(WHOLE_MENU);
          }}
        />
      )}
      <DiscardDialog
        what={layer?.kind === 'discard' ? 'changes' : null}
        onDiscard={leaveEdit}
        onKeep={close}
      />
    </div>
  );
}

function takesGroups(menu: SedeMenu, { dish, line, isChosenAgain = false }: DishLayer): boolean {
  return opensGroups(menu, dish, line, isChosenAgain);
}
