import { comboDrinkPrice, comboSidePrice } from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ComboSteps, ComboTray } from './combo-tray.tsx';
import type { DishExtras } from './dish-extras.ts';
import { AdditionTiles, ComboPart, DishNote } from './dish-fields.tsx';
import type { DishChoice } from './use-dish-choice.ts';

interface ComboBuilderProps {
  product: Product;
  choice: DishChoice;
  additions: readonly Product[];
  combo: NonNullable<DishExtras['combo']>;
  doneLabel: string;
  onClose: () => void;
  onDone: () => void;
}

const LAST = 2;

/** Builds a combo step by step: drink, side, then optional additions and note. */
export function ComboBuilder(props: ComboBuilderProps) {
  const { product, choice, additions, combo, doneLabel, onClose, onDone } = props;
  const [step, setStep] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const drink = served(combo.drinks, choice.drink);
  const side = served(combo.sides, choice.side);
  const canGoOn = [drink, side, drink && side][step] !== undefined;
  const extras = choice.choice.adiciones?.length ?? 0;

  const go = (next: number) => {
    setStep(next);
    body.current?.parentElement?.scrollTo({ top: 0 });
  };

  const goBack = () => (step === 0 ? choice.setIsCombo(false) : go(step - 1));
  useBackCloses(goBack);

  return (
    <Dialog
      open
      size="md"
      title="Arma tu combo"
      onClose={onClose}
      footer={
        <>
          <p role="status" className="mb-2 text-center font-medium text-14 text-maiz-ink">
            {canGoOn ? (
              <span className="text-ink-soft">
                El combo suma <Money amount={partsPrice(drink, side)} />
              </span>
            ) : (
              comboMessages.bothRequired
            )}
          </p>
          <div className="flex gap-2">
            <IconButton
              label={step === 0 ? 'Volver al plato' : 'Volver al paso anterior'}
              icon={<ArrowLeft aria-hidden size={22} />}
              variant="outline"
              size="lg"
              onClick={goBack}
            />
            <Button
              size="lg"
              className="flex-1"
              disabled={!canGoOn || product.agotado}
              onClick={() => (step === LAST ? onDone() : go(step + 1))}
            >
              <span className="flex-1 text-left">
                {['Continuar', 'Elegir extras', doneLabel][step]}
              </span>
              <Money amount={totalSoFar(choice, drink, side)} className="figures text-18" />
            </Button>
          </div>
        </>
      }
    >
      <div ref={body} className="grid grid-cols-1 content-start gap-4 sm:min-h-132">
        <ComboTray dish={product} drink={drink} side={side} extras={extras} />
        <ComboSteps
          steps={[
            { word: 'Bebida', note: drink?.nombre ?? 'Elige una', isDone: Boolean(drink) },
            { word: 'Acompañamiento', note: side?.nombre ?? 'Elige uno', isDone: Boolean(side) },
            { word: 'Extras', note: extrasNote(extras), isDone: extras > 0 },
          ]}
          current={step}
          onGo={go}
        />
        {step === 0 && (
          <ComboPart
            key="drink"
            look="card"
            title={<StepTitle step={1}>¿Qué vas a tomar?</StepTitle>}
            options={combo.drinks}
            value={drink?.id_sigo}
            onChange={choice.setDrink}
            priceOf={comboDrinkPrice}
          />
        )}
        {step === 1 && (
          <ComboPart
            key="side"
            look="card"
            title={<StepTitle step={2}>¿Con qué lo acompañas?</StepTitle>}
            options={combo.sides}
            value={side?.id_sigo}
            onChange={choice.setSide}
            priceOf={({ precio }) => comboSidePrice(precio)}
          />
        )}
        {step === LAST && <ComboExtras product={product} additions={additions} choice={choice} />}
      </div>
    </Dialog>
  );
}

/** The chosen product; undefined if it sold out meanwhile. */
function served(options: readonly Product[], id_sigo: string | undefined): Product | undefined {
  return options.find((one) => one.id_sigo === id_sigo && !one.agotado);
}

/** Includes the price of the first part, although half a combo cannot be ordered yet. */
function totalSoFar({ choice, subtotal }: DishChoice, drink?: Product, side?: Product): number {
  return choice.combo ? subtotal : subtotal + partsPrice(drink, side);
}

function partsPrice(drink?: Product, side?: Product): number {
  return (drink ? comboDrinkPrice() : 0) + (side ? comboSidePrice(side.precio) : 0);
}

function extrasNote(extras: number): string {
  if (extras === 0) return 'Opcional';
  return extras === 1 ? '1 adición' : `${extras} adiciones`;
}

interface ComboExtrasProps {
  product: Product;
  additions: readonly Product[];
  choice: DishChoice;
}

/** The last step; everything in it is optional. */
function ComboExtras({ product, additions, choice }: ComboExtrasProps) {
  return (
    <div className="grid gap-5">
      <AdditionTiles
        title={<StepTitle step={3}>¿Le agregas algo?</StepTitle>}
        additions={additions}
        choice={choice}
      />
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden className="font-semibold">
          Cantidad
        </span>
        <QuantityStepper
          label={product.nombre}
          value={choice.cantidad}
          onChange={choice.setCantidad}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      </div>
      <DishNote choice={choice} />
    </div>
  );
}

/** The question of a step, and its number. */
function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="title text-18 sm:text-20">{children}</span>
      <span className="shrink-0 text-14 text-ink-soft">Paso {step} de 3</span>
    </span>
  );
}
