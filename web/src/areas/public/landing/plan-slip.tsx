import { Check } from 'lucide-react';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ReceiptLine } from '../../../ui/receipt-line.tsx';
import { Slip } from '../../../ui/slip.tsx';

interface PlanSlipProps {
  plan: {
    nombre: string;
    text: string;
    /** COP a month. */
    price: number;
    /** What it has, and how much of it. */
    includes: readonly (readonly [string, string])[];
  };
  /** The one on ink. */
  isMain?: boolean;
}

/** A plan reads like a receipt: what it includes, then what it adds up to. */
export function PlanSlip({ plan, isMain = false }: PlanSlipProps) {
  const { nombre, text, price, includes } = plan;
  return (
    <div data-theme={isMain ? 'kitchen' : undefined}>
      <Slip hanging className="grid gap-5 px-6 pt-10 pb-10 text-ink sm:px-8">
        <div>
          <h3 className="text-28">{nombre}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        <div aria-hidden className="rule-dashed" />
        <ul className="grid gap-3">
          {includes.map(([label, amount]) => (
            <li key={label}>
              <ReceiptLine label={label}>
                {amount || <Check aria-label="Incluido" role="img" size={18} className="inline" />}
              </ReceiptLine>
            </li>
          ))}
        </ul>
        <div aria-hidden className="rule-dashed" />
        <p className="flex items-baseline justify-between font-semibold">
          Total al mes
          <span>
            <span className="figures text-48">{price}</span>
            <span className="ml-2 font-normal text-18 text-ink-soft">COP/mes</span>
          </span>
        </p>
        <ButtonLink to={PATHS.register} size="lg" variant={isMain ? 'primary' : 'secondary'}>
          Empezar con {nombre}
        </ButtonLink>
      </Slip>
    </div>
  );
}
