import { comboDrinkPrice, comboSidePrice } from '@comanda/contract/menu/extras.rules';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupsPrice } from '@comanda/contract/modifiers/groups-price.rules';
import { formatMoney } from '@comanda/contract/money';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { toCartItem } from '../cart/cart.ts';
import type { DishExtras } from '../menu/dish-extras.ts';
import { AdditionTiles, ComboPart, DishNote } from '../menu/dish-fields.tsx';
import { type DishChoice, useDishChoice } from '../menu/use-dish-choice.ts';
import { QuickNotes } from './quick-notes.tsx';
import { ServiceFields, serviceOf } from './service-fields.tsx';

interface DishDialogProps {
  dish: Product;
  extras: DishExtras;
  /** The order line being changed; undefined for a new one. */
  line: CartItem | undefined;
  /** The orders of the day. */
  orders: readonly Order[];
  /** The menu's categories where dishes wait for their course, else none. */
  courses: readonly Category[] | null;
  onClose: () => void;
  onDone: (item: CartItem) => void;
}

/** A dish with all its choices. */
export function DishDialog(props: DishDialogProps) {
  const { dish, extras, line, orders, courses, onClose, onDone } = props;
  const [before] = useState(() => serviceOf(dish, line, courses));
  const [service, setService] = useState(before);
  const choice = useDishChoice(dish, extras, line);
  const form = useForm({
    initial: {},
    isDirty: choice.isDirty || service.tiempo !== before.tiempo || service.puesto !== before.puesto,
    send: () => {
      const { grupos } = line ?? {};
      // A line keeps options of groups that the menu does not have any more.
      onDone({ ...toCartItem(choice.choice), ...(grupos && { grupos }), ...(courses && service) });
    },
    onClose,
  });
  const isSoldOut = dish.agotado === true && !line;
  const subtotal = choice.subtotal + groupsPrice(line?.grupos) * choice.cantidad;
  const verb = line ? 'Guardar' : 'Agregar';
  return (
    <FormDialog
      title={dish.nombre}
      size="md"
      submitLabel={isSoldOut ? 'Agotado' : `${verb} · ${formatMoney(subtotal)}`}
      form={form}
      canSubmit={choice.isReady && !isSoldOut}
      aside={
        <QuantityStepper
          label={dish.nombre}
          value={choice.cantidad}
          onChange={choice.setCantidad}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      }
    >
      <div className="grid gap-5">
        <div className="flex gap-4">
          <Picture
            src={dish.imagen}
            alt=""
            priority="high"
            sizes="96px"
            className="size-24 shrink-0 rounded-card"
          />
          <div className="grid content-start gap-1">
            <p className="text-ink-soft">{dish.descripcion}</p>
            <Money amount={dish.precio} className="figures text-20 text-achiote-ink" />
          </div>
        </div>
        {/* What a waiter chooses most often comes first. */}
        <DishNote choice={choice} placeholder="Sin cebolla, término tres cuartos…" />
        <QuickNotes nota={choice.nota} onChange={choice.setNota} orders={orders} />
        <AdditionTiles
          title={<span className="font-semibold text-14">Adiciones</span>}
          additions={extras.additions}
          choice={choice}
        />
        {extras.combo && <ComboPicker combo={extras.combo} choice={choice} />}
        {courses && <ServiceFields categories={courses} value={service} onChange={setService} />}
      </div>
    </FormDialog>
  );
}

interface ComboPickerProps {
  combo: NonNullable<DishExtras['combo']>;
  choice: DishChoice;
}

/** Makes a dish a combo: a drink and a side together, or none. */
function ComboPicker({ combo, choice }: ComboPickerProps) {
  return (
    <div className="grid gap-4">
      <Checkbox
        look="tile"
        checked={choice.isCombo}
        onChange={(event) => choice.setIsCombo(event.target.checked)}
        className="min-h-12"
      >
        <span>
          <span className="block font-semibold text-16">Hacerlo combo</span>
          <span className="text-ink-soft">Con una bebida y un acompañamiento</span>
        </span>
      </Checkbox>
      {choice.isCombo && (
        <>
          <ComboPart
            title="1. Bebida"
            options={combo.drinks}
            value={choice.drink}
            onChange={choice.setDrink}
            priceOf={comboDrinkPrice}
          />
          <ComboPart
            title="2. Acompañamiento"
            options={combo.sides}
            value={choice.side}
            onChange={choice.setSide}
            priceOf={({ precio }) => comboSidePrice(precio)}
          />
          {!choice.isReady && (
            <p role="status" className="font-medium text-14 text-maiz-ink">
              {comboMessages.bothRequired}
            </p>
          )}
        </>
      )}
    </div>
  );
}
