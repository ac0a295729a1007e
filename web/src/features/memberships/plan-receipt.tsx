import type { Plan } from '@comanda/contract/memberships/memberships';
import { chargedAmount, PAYMENT_FACTOR } from '@comanda/contract/memberships/memberships.rules';
import { priceMessages } from '@comanda/contract/memberships/price.messages';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';

interface PlanReceiptProps {
  plan: Plan;
  /** The dark receipt with the primary button. */
  isMain: boolean;
  isCurrent: boolean;
  action: string;
  busy: boolean;
  disabled: boolean;
  error: string | undefined;
  onBuy: () => void;
  /** What paying this plan does to the current membership. */
  children: ReactNode;
}

const NUMBER = new Intl.NumberFormat('es-CO');

/** A plan drawn as a receipt: what it includes, what it costs, what is paid today. */
export function PlanReceipt(props: PlanReceiptProps) {
  const { plan, isMain, isCurrent, action, busy, disabled, error, onBuy, children } = props;
  const titleId = useId();
  const chargeId = useId();
  const charge = chargedAmount(plan.precio_mensual_cop);
  return (
    <article
      aria-labelledby={titleId}
      data-theme={isMain ? 'kitchen' : undefined}
      className="min-w-0"
    >
      <Slip hanging className="grid gap-5 px-6 pt-10 pb-9 text-ink xl:px-8">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id={titleId} className="text-28">
              {plan.plan_name}
            </h2>
            {isCurrent && <Badge tone="achiote">Tu plan</Badge>}
          </div>
          <p className="mt-1 text-ink-soft">{plan.description}</p>
        </div>
        <div aria-hidden className="rule-dashed" />
        <ul className="grid gap-2.5">
          <li>
            <ReceiptLine label="Sedes">{NUMBER.format(plan.sedes)}</ReceiptLine>
          </li>
          <li>
            <ReceiptLine label="Chats del asistente">
              {NUMBER.format(plan.chats_included)}
            </ReceiptLine>
          </li>
          {plan.includes.map((text) => {
            const { label, amount } = includeLine(text);
            return (
              <li key={text}>
                <ReceiptLine label={label}>
                  {amount ?? (
                    <Check aria-label="Incluido" role="img" size={18} className="inline" />
                  )}
                </ReceiptLine>
              </li>
            );
          })}
        </ul>
        <div aria-hidden className="rule-dashed" />
        <div className="grid gap-2.5">
          <ReceiptLine label="Precio mensual">
            <Money amount={plan.precio_mensual_cop} />
          </ReceiptLine>
          <ReceiptLine label="Factor de cobro">× {NUMBER.format(PAYMENT_FACTOR)}</ReceiptLine>
        </div>
        <div aria-hidden className="rule-dashed" />
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            Pagas hoy
            <span className="whitespace-nowrap">
              <Money amount={charge} className="figures text-36 xl:text-48" />
              <span className="ml-2 font-normal text-16 text-ink-soft">COP</span>
            </span>
          </p>
          <p id={chargeId} className="mt-2 text-14 text-ink-soft">
            {priceMessages.charged(plan.precio_mensual_cop)}
          </p>
        </div>
        {children}
        {error && <FormAlert>{error}</FormAlert>}
        <Button
          size="lg"
          variant={isMain ? 'primary' : 'secondary'}
          busy={busy}
          busyLabel="Abriendo el pago..."
          disabled={disabled}
          aria-describedby={chargeId}
          onClick={onBuy}
        >
          {action}
        </Button>
      </Slip>
    </article>
  );
}

interface IncludeLine {
  label: string;
  /** The amount, if the plan states one. */
  amount: string | null;
}

const COUNTED = /^(\d[\d.,]*(?:\s(?:GB|MB|TB))?)\s(?:de\s)?(.+)$/;

/** '2 GB de almacenamiento' becomes label 'Almacenamiento' and amount '2 GB'; 'Centro de ayuda' has no amount. */
export function includeLine(text: string): IncludeLine {
  const [, amount, what] = COUNTED.exec(text) ?? [];
  if (!amount || !what) return { label: text, amount: null };
  return { label: what.charAt(0).toUpperCase() + what.slice(1), amount };
}
