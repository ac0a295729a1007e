import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { CHARGE_LIMITS } from '@comanda/contract/accounts/charging.rules';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { METODOS_COBRO } from '@comanda/contract/orders/orders.words';
import { Ellipsis, QrCode } from 'lucide-react';
import { useState } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import type { Bill } from './bill.ts';
import type { ChargeDraft, KeypadField, MetodoCobro } from './charge-draft.ts';
import { OFFLINE_METHODS } from './charge-logic.ts';
import { DigitalPanel } from './digital-panel.tsx';
import { AmountField, Keypad, NoteKeys } from './keypad.tsx';
import type { Split } from './parts.ts';
import { StepCard } from './step-card.tsx';

interface MethodStepProps {
  bill: Bill;
  settings: ChargeSettings;
  split: Split;
  /** Of the part, with its tip. */
  due: number;
  tip: number;
  draft: ChargeDraft;
  isOff: boolean;
  isOnline: boolean;
  isWide: boolean;
  field: KeypadField;
  onField: (field: KeypadField) => void;
  onSplit: (split: Split) => void;
  change: (part: Partial<ChargeDraft>) => void;
}

/** Money that is shown to somebody's phone. */
const DIGITAL: readonly MetodoCobro[] = ['nequi', 'daviplata', 'bre_b', 'transferencia', 'bizum'];
const ORDER: readonly MetodoCobro[] = [
  'efectivo',
  'datafono',
  'tarjeta',
  'transferencia',
  'nequi',
  'daviplata',
  'bre_b',
  'bizum',
];
/** Beside '…' on a phone. */
const FIRST = 3;

/** What the part is paid with: method tiles, and beside them the keypad or what the guest's phone reads. */
export function MethodStep(props: MethodStepProps) {
  const { bill, settings, split, due, tip, draft, isOff, isOnline, isWide, field, change } = props;
  const [isAll, setAll] = useState(false);
  const { metodo } = draft;
  const offered = methodsOf(bill, settings).filter(
    (one) => isOnline || OFFLINE_METHODS.includes(one),
  );
  const isFolded = !isWide && !isAll && offered.length > FIRST + 1;
  const folded = isFolded ? foldedOf(offered, metodo) : offered;
  const isParted = bill.pagos.length > 0 || split.modo !== 'todo';
  const title = isParted
    ? chargeMessages.payPartWith(bill.pagos.length + 1)
    : chargeMessages.payWith;
  const isTyped = split.modo === 'valor';
  const isCash = metodo === 'efectivo';
  const hasKeypad = isCash || (isTyped && field === 'paga');
  const panel = (metodo !== null || isTyped) && (
    <div className="grid content-start gap-1.5">
      {isTyped && (
        <AmountField
          label={chargeMessages.pays}
          value={split.valor}
          placeholder={0}
          isActive={field === 'paga'}
          onFocus={() => props.onField('paga')}
          onChange={(valor) => props.onSplit({ ...split, valor })}
        />
      )}
      {isCash && (
        <>
          <AmountField
            label={chargeMessages.receives}
            value={draft.recibe}
            placeholder={due}
            isActive={field === 'recibe'}
            onFocus={() => props.onField('recibe')}
            onChange={(recibe) => change({ recibe })}
          />
          <NoteKeys
            due={due}
            value={draft.recibe}
            onChange={(recibe) => {
              props.onField('recibe');
              change({ recibe });
            }}
          />
        </>
      )}
      {hasKeypad && (
        <Keypad
          value={field === 'paga' ? split.valor : draft.recibe}
          onChange={(value) =>
            field === 'paga' ? props.onSplit({ ...split, valor: value }) : change({ recibe: value })
          }
        />
      )}
      {metodo !== null && !isCash && !hasKeypad && (
        <>
          {DIGITAL.includes(metodo) ? (
            <DigitalPanel
              keys={settings.pagos.filter((one) => one.metodo === metodo)}
              amount={due}
            />
          ) : (
            <OnTheMachine amount={due} />
          )}
          <TextField
            label={chargeMessages.reference}
            optional
            autoComplete="off"
            maxLength={CHARGE_LIMITS.referencia}
            value={draft.referencia}
            onChange={({ target }) => change({ referencia: target.value })}
          />
        </>
      )}
    </div>
  );
  return (
    <StepCard
      step={3}
      title={title}
      isOff={isOff}
      aside={
        <p className="text-ink-soft">
          {tip > 0 ? chargeMessages.dishesAndTip : chargeMessages.withoutTip}{' '}
          <Money amount={due} className="font-bold text-ink" />
        </p>
      }
    >
      <div className="mt-3 grid gap-3 @min-[38rem]:grid-cols-[minmax(0,19.25rem)_minmax(0,1fr)] @min-[38rem]:gap-3.5">
        <fieldset
          className={cx(
            'grid auto-rows-fr content-start gap-2 @min-[28rem]:grid-cols-3 @min-[38rem]:grid-cols-2',
            isFolded ? 'grid-cols-4' : 'grid-cols-3',
          )}
        >
          <legend className="sr-only">{title}</legend>
          {folded.map((one) => (
            <MethodTile
              key={one}
              metodo={one}
              isChosen={metodo === one}
              onChoose={() => {
                change({ metodo: one, recibe: null });
                if (!isTyped || split.valor) props.onField('recibe');
              }}
            />
          ))}
          {isFolded && (
            <button type="button" onClick={() => setAll(true)} className={cx(TILE, AT_REST)}>
              <Ellipsis aria-hidden size={22} />
              {chargeMessages.more}
            </button>
          )}
        </fieldset>
        {panel}
      </div>
    </StepCard>
  );
}

/** Those of the sede; Bizum, which is of another country, only where somebody uses it. */
function methodsOf({ rounds }: Bill, { pagos }: ChargeSettings): MetodoCobro[] {
  const isUsed = (metodo: MetodoCobro) =>
    pagos.some((one) => one.metodo === metodo) ||
    rounds.some(({ order }) => order.metodoPago === metodo);
  const known = ORDER.filter((metodo) => METODOS_COBRO.includes(metodo));
  return known.filter((metodo) => metodo !== 'bizum' || isUsed(metodo));
}

/** On a phone the first few, and the one that is chosen. */
function foldedOf(offered: readonly MetodoCobro[], metodo: MetodoCobro | null): MetodoCobro[] {
  const first = offered.slice(0, FIRST);
  return metodo === null || first.includes(metodo) ? first : [...first.slice(0, -1), metodo];
}

const TILE =
  'flex min-h-12 items-center gap-2 rounded-control px-2 text-left font-semibold text-14 @min-[38rem]:text-16 @max-[28rem]:min-h-16 @max-[28rem]:flex-col @max-[28rem]:justify-center @max-[28rem]:gap-1 @max-[28rem]:px-0.5 @max-[28rem]:text-center';
const AT_REST = 'border border-control bg-surface text-ink hover:bg-paper';

interface MethodTileProps {
  metodo: MetodoCobro;
  isChosen: boolean;
  onChoose: () => void;
}

function MethodTile({ metodo, isChosen, onChoose }: MethodTileProps) {
  const { word, icon } = METODO_PAGO_LOOK[metodo];
  const Icon = metodo === 'bre_b' ? QrCode : icon;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(TILE, isChosen ? CHOSEN : AT_REST)}
    >
      <Icon aria-hidden size={22} className="shrink-0" />
      {word}
    </button>
  );
}

function OnTheMachine({ amount }: { amount: number }) {
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
      <p className="text-ink-soft">{chargeMessages.onTheMachine}</p>
      <Money amount={amount} className="figures text-36" />
    </div>
  );
}
