import { PLAN_PRICES } from '@comanda/contract/memberships/memberships.rules';
import { priceMessages } from '@comanda/contract/memberships/price.messages';
import { Check } from 'lucide-react';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ReceiptLine } from '../../../ui/receipt.tsx';
import { Slip } from '../../../ui/slip.tsx';

const STARTER = {
  nombre: 'Starter',
  text: 'Para abrir la primera sede.',
  price: PLAN_PRICES.Starter,
  includes: [
    ['Usuarios', '10'],
    ['Almacenamiento', '2 GB'],
    ['Soporte por correo', ''],
    ['Centro de ayuda', ''],
  ],
} as const;

const PRO = {
  nombre: 'Pro',
  text: 'Para crecer sin cambiar de herramienta.',
  price: PLAN_PRICES.Pro,
  includes: [
    ['Usuarios', '20'],
    ['Almacenamiento', '5 GB'],
    ['Soporte por correo', ''],
    ['Centro de ayuda', ''],
    ['Soporte telefónico', ''],
    ['Comunidad', ''],
  ],
} as const;

export function LandingPlans() {
  return (
    <section
      id="planes"
      aria-labelledby="plans-title"
      className="overflow-hidden bg-sunken py-16 lg:py-24"
    >
      <div className="mx-auto grid max-w-7xl gap-10 px-4 sm:px-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="plans-title" className="text-36">
            Dos planes.
            <br />
            La cuenta, clara.
          </h2>
          <p className="mt-3 text-18 text-ink-soft">
            Pagas mes a mes y tu membresía se activa apenas se aprueba el pago.
          </p>
        </div>
        <div className="relative">
          <div aria-hidden className="rail -right-[50vw] -left-4 absolute z-10" />
          <div className="grid items-start gap-6 pt-2 sm:grid-cols-2">
            <PlanSlip plan={STARTER} />
            <PlanSlip plan={PRO} isMain />
          </div>
        </div>
      </div>
    </section>
  );
}

interface PlanSlipProps {
  plan: {
    nombre: string;
    text: string;
    /** Pesos per month. */
    price: number;
    /** What the plan includes, and how much of it. */
    includes: readonly (readonly [string, string])[];
  };
  /** True for the highlighted plan. */
  isMain?: boolean;
}

/** A plan as a receipt: what it includes, then its price. */
function PlanSlip({ plan, isMain = false }: PlanSlipProps) {
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
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            Precio{' '}
            <span className="whitespace-nowrap">
              <span className="figures text-48">{priceMessages.thousands(price)}</span>{' '}
              <span className="font-normal text-18 text-ink-soft">{priceMessages.perMonth}</span>
            </span>
          </p>
          <p className="text-14 text-ink-soft">{priceMessages.charged(price)}</p>
        </div>
        <ButtonLink to={PATHS.register} size="lg" variant={isMain ? 'primary' : 'secondary'}>
          Empezar con {nombre}
        </ButtonLink>
      </Slip>
    </div>
  );
}
