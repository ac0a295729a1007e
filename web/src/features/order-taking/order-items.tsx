import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import type { Product } from '@comanda/contract/menu/menu';
import { isServed, isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import { courseName, tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import { partsOf, partWords } from '@comanda/contract/orders/line-parts.words';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS, lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { ClipboardPen, Hourglass, Pencil } from 'lucide-react';
import { useRef } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Money } from '../../ui/money.tsx';
import type { CartLines } from '../cart/cart-lines.ts';
import { RemovedLine } from '../cart/removed-line.tsx';
import { useChoiceProblem } from '../dish-groups/use-choice-problem.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { type OrderTaking, tellRemoved } from './use-order-taking.ts';

const loadRules = () => import('./kept-lines.ts').then((m) => m.orderProblem);

interface OrderItemsProps {
  taking: OrderTaking;
  cartLines: CartLines;
  menu: SedeMenu | undefined;
  /** The courses that wait when the order is sent. */
  held: readonly number[];
  /** `isChosenAgain`: the options of its dish that it has cannot be ordered. */
  onOpen: (item: CartItem, isChosenAgain: boolean) => void;
}

export function OrderItems({ taking, cartLines, menu, held, onOpen }: OrderItemsProps) {
  const { lines, remove, putBack, close } = cartLines;
  const list = useRef<HTMLUListElement>(null);
  const choiceProblem = useChoiceProblem(lines.length > 0 ? menu : undefined, loadRules);
  if (lines.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 py-8 text-center text-ink-soft">
        <ClipboardPen aria-hidden size={32} />
        <p className="font-medium">{ordersMessages.emptyOrder}</p>
      </div>
    );
  }
  // The kitchen is already making what the order has, so that stays even if sold out.
  const ordered = new Set(taking.editing?.productos.map(({ id_sigo }) => id_sigo));
  const isSoldOut = (item: CartItem, dish: Product | undefined) =>
    dish && !isServed(dish) && !ordered.has(item.id_sigo);
  return (
    <ul ref={list} className="divide-y divide-line">
      {lines.map(({ item, hole }, at) => {
        if (hole) {
          return (
            <RemovedLine
              key={hole.id}
              nombre={item.nombre}
              height={hole.height}
              onUndo={() => putBack(hole)}
              onGone={() => close(hole)}
            />
          );
        }
        const dish = menu?.products.find(({ id_sigo }) => id_sigo === item.id_sigo);
        const ofChoice = choiceProblem(item, taking);
        return (
          <OrderItemRow
            key={item.itemId}
            item={item}
            later={item.tiempo != null && held.includes(item.tiempo) ? item.tiempo : null}
            nameOf={(tiempo) => courseName(tiempo, menu?.categories ?? [])}
            problem={isSoldOut(item, dish) ? 'Se agotó' : ofChoice}
            onCantidad={(cantidad) => taking.setCantidad(item.itemId, cantidad)}
            onRemove={() => {
              remove(item, list.current?.children[at]?.getBoundingClientRect().height ?? 0);
              tellRemoved();
            }}
            onOpen={
              dish && !isService(menu, dish.categoryId)
                ? () => onOpen(item, ofChoice !== undefined)
                : undefined
            }
          />
        );
      })}
    </ul>
  );
}

function isService(menu: SedeMenu | undefined, categoryId: string): boolean {
  const category = menu?.categories.find(({ _id }) => _id === categoryId);
  return category !== undefined && isSpecialCategory(category, 'servicios');
}

interface OrderItemRowProps {
  item: CartItem;
  /** The course for which it waits. */
  later: number | null;
  nameOf: (tiempo: number) => string;
  /** Why it cannot be ordered now. */
  problem: string | undefined;
  onCantidad: (cantidad: number) => void;
  onRemove: () => void;
  /** Missing if there is nothing to choose: a service, or a dish that left the menu. */
  onOpen?: (() => void) | undefined;
}

/** One line of the order being taken: dish, details, quantity. */
function OrderItemRow(props: OrderItemRowProps) {
  const { item, later, nameOf, problem, onCantidad, onRemove, onOpen } = props;
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="wrap-anywhere min-w-0 font-semibold leading-snug">{item.nombre}</p>
        <Money amount={lineSubtotal(item)} className="font-semibold" />
      </div>
      <div className="wrap-anywhere text-14 text-ink-soft">
        {problem && <Badge tone="aji">{problem}</Badge>}
        {later !== null && (
          <p className="flex items-center gap-1 font-medium text-maiz-ink">
            <Hourglass aria-hidden size={14} />
            {coursesMessages.laterNamed(nameOf(later))}
          </p>
        )}
        {item.puesto != null && <p>{tiemposMessages.atSeat(item.puesto)}</p>}
        <ItemDetails item={item} />
        {item.cantidad > 1 && (
          <p>
            <Money amount={item.precio} /> c/u
          </p>
        )}
      </div>
      <div className="flex items-center justify-end gap-2">
        {onOpen && (
          <button
            type="button"
            onClick={onOpen}
            className="-ml-2 mr-auto inline-flex min-h-12 items-center gap-1.5 rounded-control px-2 font-medium text-14 hover:bg-sunken"
          >
            {/* The narrow panel of an upright tablet has no room for it beside the quantity. */}
            <Pencil aria-hidden size={16} className="md:max-lg:hidden" />
            Personalizar<span className="sr-only"> {item.nombre}</span>
          </button>
        )}
        <QuantityStepper
          label={item.nombre}
          value={item.cantidad}
          onChange={onCantidad}
          onRemove={onRemove}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      </div>
    </li>
  );
}

/** Combo, additions and options with what they cost, options what they cost each dish, and the note for the kitchen. */
function ItemDetails({ item }: { item: CartItem }) {
  const { combo, adiciones, nota } = item;
  const options = partsOf(item).filter(({ tipo }) => tipo === 'opcion');
  return (
    <>
      {combo && (
        <p>
          {`Combo: ${combo.bebida.nombre}, ${combo.adicional.nombre} `}
          <Money amount={combo.bebida.precio + combo.adicional.precio} />
        </p>
      )}
      {adiciones.map(({ id_sigo, nombre, precio }) => (
        <p key={id_sigo}>
          {`+ ${nombre} `}
          <Money amount={precio} />
        </p>
      ))}
      {options.map((option) => (
        <p key={option.key} className={option.nivel === 1 ? 'pl-3' : undefined}>
          {`+ ${partWords(option)} `}
          {option.precio > 0 && <Money amount={option.precio / item.cantidad} />}
        </p>
      ))}
      {nota && (
        <p className="my-0.5 w-fit rounded-control bg-sunken px-2 py-0.5 font-semibold text-ink">
          {nota}
        </p>
      )}
    </>
  );
}
