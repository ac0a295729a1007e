import type { Account } from '@comanda/contract/accounts/accounts';
import { accountTotals, countedOrder } from '@comanda/contract/accounts/accounts.rules';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { adjustmentProblems, CHARGE_LIMITS } from '@comanda/contract/accounts/charging.rules';
import { lineKey } from '@comanda/contract/accounts/split.rules';
import { formatMoney } from '@comanda/contract/money';
import { type ReactNode, useState } from 'react';
import { byField } from '../../lib/api/failure.ts';
import { readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { MotivoField } from '../corrections/motivo-field.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import type { Bill, BillLine } from './bill.ts';
import type { Discount, useAdjust } from './use-adjust.tsx';

interface AdjustDialogProps {
  bill: Bill;
  account: Account;
  motivos: readonly string[];
  adjust: ReturnType<typeof useAdjust>;
  onClose: () => void;
}

const PERCENTS = [5, 10, 15, 20, 50];

/** A discount or a courtesy, of the whole account or of dishes, with its reason. */
export function AdjustDialog({ bill, account, motivos, adjust, onClose }: AdjustDialogProps) {
  const [tipo, setTipo] = useState<Discount['tipo']>('descuento');
  const [dish, setDish] = useState<{ key: string; cantidad: number } | null>(null);
  const [isOfDish, setOfDish] = useState(false);
  const [unit, setUnit] = useState<'porcentaje' | 'valor'>('porcentaje');
  const [typed, setTyped] = useState('');
  const [motivo, setMotivo] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});

  const line = bill.lines.find((one) => lineKey(one) === dish?.key);
  const amount = readPesos(typed);
  const discount: Discount = {
    tipo,
    alcance: isOfDish ? 'linea' : 'cuenta',
    ...(isOfDish &&
      line && { pedido: line.pedido, linea: line.linea, cantidad: dish?.cantidad ?? 1 }),
    porcentaje: tipo === 'descuento' && unit === 'porcentaje' ? amount : null,
    valor: tipo === 'descuento' && unit === 'valor' ? amount : null,
    motivo,
  };
  const after = afterwards(bill, discount, line);
  const save = () => {
    const found = byField([
      ...adjustmentProblems({ ...discount, dbName: '' }),
      ...(isOfDish && !line ? [{ path: 'linea', message: chargeMessages.chooseDish }] : []),
    ]);
    setProblems(found);
    if (Object.keys(found).length === 0) void adjust.give(account, discount, onClose);
  };
  const clear = () => setProblems({});

  return (
    <Dialog
      open
      title={chargeMessages.discountTitle}
      onClose={onClose}
      dismissible={!adjust.isBusy}
      size="md"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {after && (
            <p className="mr-auto">
              {chargeMessages.staysAt} <Money amount={after.total} className="figures text-20" />
            </p>
          )}
          <Button
            size="lg"
            busy={adjust.isBusy}
            busyLabel="Guardando…"
            onClick={save}
            className="grow sm:grow-0"
          >
            {tipo === 'cortesia' ? chargeMessages.giveCourtesy : chargeMessages.giveDiscount}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <FailureAlert failure={adjust.failure} />
        <Bar legend={chargeMessages.kind}>
          <Segment isChosen={tipo === 'descuento'} onChoose={() => setTipo('descuento')}>
            {chargeMessages.discount}
          </Segment>
          <Segment isChosen={tipo === 'cortesia'} onChoose={() => setTipo('cortesia')}>
            {chargeMessages.courtesy}
          </Segment>
        </Bar>
        <div className="grid gap-2">
          <Bar legend={chargeMessages.of}>
            <Segment isChosen={!isOfDish} onChoose={() => setOfDish(false)}>
              {chargeMessages.wholeAccount}
            </Segment>
            <Segment isChosen={isOfDish} onChoose={() => setOfDish(true)}>
              {chargeMessages.oneDish}
            </Segment>
          </Bar>
          {isOfDish && (
            <DishChoice
              lines={bill.lines}
              value={dish}
              error={problems.linea}
              onChange={(next) => {
                clear();
                setDish(next);
              }}
            />
          )}
        </div>
        {tipo === 'descuento' && (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-semibold text-14">{chargeMessages.howMuch}</legend>
            <div className="flex flex-wrap gap-2">
              {PERCENTS.map((percent) => (
                <button
                  key={percent}
                  type="button"
                  aria-pressed={unit === 'porcentaje' && amount === percent}
                  onClick={() => {
                    clear();
                    setUnit('porcentaje');
                    setTyped(String(percent));
                  }}
                  className={cx(
                    'figures min-h-12 min-w-16 rounded-full px-3 text-16',
                    unit === 'porcentaje' && amount === percent ? CHOSEN : 'bg-sunken text-ink',
                  )}
                >
                  {`${percent} %`}
                </button>
              ))}
            </div>
            <div className="flex flex-wrap items-start gap-2">
              <div className="min-w-36 flex-1">
                <TextField
                  label={unit === 'valor' ? chargeMessages.inPesos : chargeMessages.inPercent}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                  icon={unit === 'valor' ? '$' : '%'}
                  value={typed}
                  error={problems.porcentaje ?? problems.valor}
                  onChange={({ target }) => {
                    clear();
                    setTyped(target.value);
                  }}
                />
              </div>
              <div className="mt-6.5">
                <Bar legend={chargeMessages.unit}>
                  <Segment isChosen={unit === 'porcentaje'} onChoose={() => setUnit('porcentaje')}>
                    %
                  </Segment>
                  <Segment isChosen={unit === 'valor'} onChoose={() => setUnit('valor')}>
                    $
                  </Segment>
                </Bar>
              </div>
            </div>
          </fieldset>
        )}
        <MotivoField
          motivos={motivos}
          value={motivo}
          maxLength={CHARGE_LIMITS.motivo}
          error={problems.motivo}
          onChange={(next) => {
            clear();
            setMotivo(next);
          }}
        />
        {after && (
          <ReceiptLine label={chargeMessages.takesOff} className="text-maiz-ink">
            {formatMoney(after.total - bill.totales.total)}
          </ReceiptLine>
        )}
      </div>
    </Dialog>
  );
}

function Bar({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="inline-flex w-fit max-w-full flex-wrap rounded-control border border-line bg-sunken p-px">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface DishChoiceProps {
  lines: readonly BillLine[];
  value: { key: string; cantidad: number } | null;
  error: string | undefined;
  onChange: (value: { key: string; cantidad: number }) => void;
}

function DishChoice({ lines, value, error, onChange }: DishChoiceProps) {
  return (
    <div className="grid gap-1">
      <ul className="grid max-h-72 gap-1 overflow-y-auto overscroll-contain">
        {lines.map((line) => {
          const key = lineKey(line);
          const isChosen = value?.key === key;
          return (
            <li
              key={key}
              className={cx(
                'flex flex-wrap items-center gap-2 rounded-control pr-1',
                isChosen ? CHOSEN : 'inset-ring inset-ring-line',
              )}
            >
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange({ key, cantidad: line.cantidad })}
                className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 text-left"
              >
                <span className="figures">{line.cantidad}</span>
                <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">
                  {line.line.nombre}
                </span>
                <Money amount={line.subtotal} />
              </button>
              {isChosen && line.cantidad > 1 && (
                <QuantityStepper
                  label={line.line.nombre}
                  value={value.cantidad}
                  max={line.cantidad}
                  onChange={(cantidad) => onChange({ key, cantidad })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className="font-medium text-14 text-aji">
          {error}
        </p>
      )}
    </div>
  );
}

/** What the account comes to with it, by the rule of the server; null while something is missing. */
function afterwards(bill: Bill, discount: Discount, line: BillLine | undefined) {
  const { tipo, alcance, porcentaje, valor, cantidad } = discount;
  const isSet = tipo === 'cortesia' || (porcentaje ?? valor ?? 0) > 0;
  const isInRange = porcentaje == null || porcentaje <= 100;
  if (!isSet || !isInRange || (alcance === 'linea' && !line)) return null;
  const isOfLine = alcance === 'linea' && line !== undefined;
  const draft = {
    _id: 'nuevo',
    pedido: isOfLine ? line.pedido : null,
    linea: isOfLine ? line.linea : null,
    cantidad: isOfLine ? (cantidad ?? null) : null,
    porcentaje: tipo === 'cortesia' ? 100 : (porcentaje ?? null),
    valor: tipo === 'cortesia' ? null : (valor ?? null),
  };
  const counted = bill.rounds.map(({ order }) => countedOrder(order._id, order));
  return accountTotals(counted, { ajustes: [...bill.ajustes, draft] });
}
