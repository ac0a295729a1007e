import { comboDrinkPrice, comboSidePrice } from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { ChevronRight } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { Choice } from '../cart/cart.ts';
import { ComboBuilder } from './combo-builder.tsx';
import { BackAsks, useAskedClose } from './discard-choice.tsx';
import { forgetDraft, useDishDraft, useKeepDraft } from './dish-draft.ts';
import type { DishExtras } from './dish-extras.ts';
import { AdditionTiles, DishNote } from './dish-fields.tsx';
import { type DishChoice, useDishChoice } from './use-dish-choice.ts';

interface ProductDialogProps {
  product: Product;
  extras: DishExtras;
  /** The line of the cart that is edited; undefined for a new one. */
  line?: CartItem | undefined;
  onClose: () => void;
  onDone: (choice: Choice) => void;
}

/** The form of a dish: alone, or as a combo step by step. */
export function ProductDialog({ product, extras, line, onClose, onDone }: ProductDialogProps) {
  const of = line?.itemId ?? product._id;
  const choice = useDishChoice(product, extras, line, useDishDraft(of));
  useKeepDraft(of, choice);
  const { leave, question } = useAskedClose({
    isDirty: choice.isDirty,
    isLine: line !== undefined,
    onClose,
  });
  const shared = {
    product,
    choice,
    additions: extras.additions,
    doneLabel: line ? 'Guardar' : 'Agregar',
    onClose: leave,
    onDone: () => {
      forgetDraft();
      onDone(choice.choice);
    },
  };
  return (
    <>
      {choice.isCombo && extras.combo ? (
        <ComboBuilder {...shared} combo={extras.combo} />
      ) : (
        <ProductDetails {...shared} combo={extras.combo} />
      )}
      {question}
    </>
  );
}

interface ProductDetailsProps {
  product: Product;
  choice: DishChoice;
  additions: readonly Product[];
  combo: DishExtras['combo'];
  doneLabel: string;
  onClose: () => void;
  onDone: () => void;
}

/** A dish alone: picture, price, additions and a note. */
function ProductDetails(props: ProductDetailsProps) {
  const { product, choice, additions, combo, doneLabel, onClose, onDone } = props;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={product.nombre}
        banner={
          <Picture
            src={product.imagen}
            alt=""
            priority="high"
            sizes="(min-width: 640px) 448px, 100vw"
            className="aspect-16/10 max-h-[34dvh] w-full"
          />
        }
        footer={
          product.agotado ? (
            <p className="py-2 text-center font-semibold text-ink-soft">Agotado por hoy</p>
          ) : (
            <div className="flex gap-2">
              <QuantityStepper
                label={product.nombre}
                value={choice.cantidad}
                onChange={choice.setCantidad}
                max={LIMITS.cantidad.max}
                size="lg"
              />
              <Button size="lg" className="flex-1" onClick={onDone}>
                <span className="flex-1 text-left">{doneLabel}</span>
                <Money amount={choice.subtotal} className="figures text-18" />
              </Button>
            </div>
          )
        }
      >
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p aria-hidden className="title wrap-anywhere text-28">
              {product.nombre}
            </p>
            <p className="text-ink-soft">{product.descripcion}</p>
            <Money amount={product.precio} className="figures text-22 text-achiote-ink" />
          </div>
          {combo && !product.agotado && (
            <ComboOffer combo={combo} onOpen={() => choice.setIsCombo(true)} />
          )}
          <AdditionTiles
            title={<span className="title text-18">Adiciones</span>}
            additions={additions}
            choice={choice}
          />
          <DishNote choice={choice} />
        </div>
      </Dialog>
      {/* After the dialog, so that the back button finds it on top. */}
      {choice.isDirty && <BackAsks onBack={onClose} />}
    </>
  );
}

interface ComboOfferProps {
  combo: NonNullable<DishExtras['combo']>;
  onOpen: () => void;
}

/** Offers the combo of a dish with its lowest price. */
function ComboOffer({ combo, onOpen }: ComboOfferProps) {
  const sides = combo.sides.filter(({ agotado }) => !agotado);
  const drink = combo.drinks.find(({ agotado }) => !agotado);
  const cheapest = Math.min(...sides.map(({ precio }) => comboSidePrice(precio)));
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 rounded-card bg-ink px-3 py-2 text-left text-on-ink transition-transform duration-150 active:translate-y-px"
    >
      <span aria-hidden className="-space-x-3 flex shrink-0">
        {[drink, sides[0]].map((part) => (
          <Picture
            key={part?._id}
            src={part?.imagen}
            alt=""
            sizes="44px"
            className="size-11 rounded-full border-2 border-ink"
          />
        ))}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="title text-18">Armar combo</span>
          <span className="font-semibold text-14">
            desde <Money amount={comboDrinkPrice() + cheapest} />
          </span>
        </span>
        <span className="text-14">Bebida y acompañamiento</span>
      </span>
      <ChevronRight aria-hidden size={20} />
    </button>
  );
}
