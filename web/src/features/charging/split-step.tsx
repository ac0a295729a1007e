import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Payment } from '@comanda/contract/accounts/charging';
import { SPLIT_LIMITS } from '@comanda/contract/accounts/split.rules';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { Money } from '../../ui/money.tsx';
import type { Bill } from './bill.ts';
import { MODOS, type Modo, type Part, partsPaid, type Split, seatsOf } from './parts.ts';
import { StepCard } from './step-card.tsx';

interface SplitStepProps {
  bill: Bill;
  split: Split;
  part: Part;
  /** What the part carries of the tip, and what is left of it after. */
  tips: { part: number; rest: number };
  isOff: boolean;
  /** Splitting needs the network. */
  isOnline: boolean;
  onSplit: (split: Split) => void;
  onPaid: ((payment: Payment) => void) | null;
  /** The dishes, where they do not stand beside the steps. */
  dishes?: ReactNode;
}

/** Whether all pay together, or how they split what is left. */
export function SplitStep(props: SplitStepProps) {
  const { bill, split, part, tips, isOff, isOnline, onSplit, onPaid, dishes } = props;
  const seats = seatsOf(bill);
  const modes = MODOS.filter((modo) => {
    if (bill.account === null || !isOnline) return modo === 'todo';
    if (modo === 'puesto') return seats.length > 0 || split.modo === 'puesto';
    return modo !== 'platos' || bill.isWhole;
  });
  const isPlain = split.modo === 'todo' && bill.pagos.length === 0;
  return (
    <StepCard
      step={2}
      title={chargeMessages.howTheyPay}
      isOff={isOff}
      aside={
        <fieldset className="grid grid-cols-2 rounded-control border border-line bg-sunken p-px @min-[28rem]:flex @min-[28rem]:*:grow">
          <legend className="sr-only">{chargeMessages.howTheyPay}</legend>
          {modes.map((modo: Modo) => (
            <Segment
              key={modo}
              isChosen={split.modo === modo}
              onChoose={() => onSplit({ ...split, modo })}
            >
              {chargeMessages.modes[modo]}
            </Segment>
          ))}
        </fieldset>
      }
    >
      {split.modo === 'partes' && (
        <PartCount
          paid={partsPaid(bill.pagos, split.de)}
          de={split.de}
          onChange={(de) => onSplit({ ...split, de })}
        />
      )}
      {split.modo === 'puesto' && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">{chargeMessages.chooseSeat}</legend>
          {seats.map(({ puesto, valor }) => (
            <Choice
              key={puesto}
              isChosen={split.puesto === puesto}
              onChoose={() => onSplit({ ...split, puesto })}
            >
              {chargeMessages.seat(puesto)}
              <Money amount={valor} className="figures text-16" />
            </Choice>
          ))}
        </fieldset>
      )}
      {split.modo === 'platos' && dishes}
      {!isPlain && <Stubs bill={bill} split={split} part={part} tips={tips} onPaid={onPaid} />}
    </StepCard>
  );
}

const QUICK = [2, 3, 4, 5, 6];

function PartCount({
  paid,
  de,
  onChange,
}: {
  paid: number;
  de: number;
  onChange: (de: number) => void;
}) {
  const { min, max } = SPLIT_LIMITS.partes;
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{chargeMessages.howMany}</legend>
      {QUICK.map((one) => (
        <Choice key={one} isChosen={de === one} onChoose={() => onChange(one)}>
          <span className="figures text-18">{one}</span>
        </Choice>
      ))}
      <QuantityStepper
        label="partes"
        value={de}
        min={Math.max(min, paid)}
        max={max}
        size="lg"
        onChange={onChange}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-3.5 font-semibold text-14',
        isChosen ? CHOSEN : 'bg-sunken text-ink',
      )}
    >
      {children}
    </button>
  );
}

interface StubsProps extends Pick<SplitStepProps, 'bill' | 'split' | 'part' | 'tips' | 'onPaid'> {}

/** The parts as stubs of one slip, as wide as what they are worth; the last one is what is left. */
function Stubs({ bill, split, part, tips, onPaid }: StubsProps) {
  const rest = bill.totales.saldo - part.valor;
  const now = bill.pagos.length + 1;
  return (
    <ol
      aria-label={chargeMessages.howTheyPay}
      className="no-scrollbar -mx-1 mt-3 flex overflow-x-auto px-1 *:not-first:border-control *:not-first:border-l-2 *:not-first:border-dashed *:not-first:pl-1.5 *:not-last:pr-1.5"
    >
      {bill.pagos.map((payment, at) => (
        <Stub key={payment._id} weight={payment.valor} look="bg-cilantro-wash">
          <StubHead
            onClick={onPaid && (() => onPaid(payment))}
            label={`${chargeMessages.part(at + 1)} · ${METODO_PAGO_LABELS[payment.metodo]}`}
          />
          <Money amount={payment.valor} className="figures text-22 text-ink-soft lg:text-24" />
          <Tip valor={payment.propina} />
        </Stub>
      ))}
      {bill.totales.saldo > 0 && (
        <Stub weight={part.valor} look={CHOSEN}>
          <p className="flex items-center gap-2 font-semibold text-14">
            <span aria-hidden className="size-3 rounded-full bg-achiote ring-4 ring-achiote/30" />
            {wordsOfPart(split, part, now)}
          </p>
          <Money amount={part.valor} className="figures text-22 text-ink lg:text-24" />
          <Tip valor={tips.part} />
        </Stub>
      )}
      {rest > 0 && (
        <Stub weight={rest} look="bg-sunken">
          <p className="font-semibold text-14">{chargeMessages.left}</p>
          <Money amount={rest} className="figures text-22 lg:text-24" />
          <Tip valor={tips.rest} />
        </Stub>
      )}
    </ol>
  );
}

function wordsOfPart({ modo, de }: Split, { platos, parte }: Part, now: number): string {
  const name = chargeMessages.part(now);
  if (parte?.tipo === 'partes') return `${name} · ${chargeMessages.partOf(parte.n, de)}`;
  if (modo === 'platos' && platos === null) return chargeMessages.chooseDishes;
  if (modo === 'puesto' && platos === null) return chargeMessages.chooseSeat;
  const about = platos === null ? chargeMessages.partNow : chargeMessages.dishes(platos);
  return `${name} · ${about}`;
}

interface StubProps {
  weight: number;
  look: string;
  children: ReactNode;
}

function Stub({ weight, look, children }: StubProps) {
  return (
    <li className="min-w-43 shrink-0 basis-0" style={{ flexGrow: Math.max(1, weight) }}>
      <div className={cx('grid h-full content-start gap-0.5 rounded-control px-3.5 py-2', look)}>
        {children}
      </div>
    </li>
  );
}

function StubHead({ label, onClick }: { label: string; onClick: (() => void) | null }) {
  const words = (
    <>
      <Check aria-hidden size={16} className="shrink-0" />
      {label}
    </>
  );
  const look = 'flex items-center gap-1.5 font-semibold text-14 text-cilantro';
  if (!onClick) return <p className={look}>{words}</p>;
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        look,
        '-my-3.5 min-h-12 whitespace-nowrap text-left underline decoration-dotted underline-offset-4',
      )}
    >
      {words}
    </button>
  );
}

function Tip({ valor }: { valor: number }) {
  if (valor === 0) return null;
  return <span className="text-14">{chargeMessages.plusTip(valor)}</span>;
}
