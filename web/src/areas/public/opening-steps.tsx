import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Slip } from '../../ui/slip.tsx';

/** The steps from the landing page to the first order. */
const OPENING_STEPS = [
  { title: 'Crea tu cuenta', text: 'Correo y contraseña' },
  { title: 'Verifica tu correo', text: 'Un código de seis números' },
  { title: 'Elige tu plan', text: 'Pagas mes a mes' },
  { title: 'Publica tu menú', text: 'Y comparte tu link' },
] as const;

interface OpeningSlipProps {
  /** Counts from 1. */
  step: number;
  hanging?: boolean;
}

/** The steps of opening a restaurant as a slip: what is done and what is next. */
export function OpeningSlip({ step, hanging = true }: OpeningSlipProps) {
  return (
    <Slip hanging={hanging} className="grid gap-4 px-7 pt-8 pb-9">
      <h2 className="text-22">Para abrir tu cocina</h2>
      <div aria-hidden className="rule-dashed" />
      <ol className="grid gap-4">
        {OPENING_STEPS.map(({ title, text }, index) => {
          const number = index + 1;
          const isDone = number < step;
          const isNow = number === step;
          return (
            <li
              key={title}
              aria-current={isNow ? 'step' : undefined}
              className="flex items-start gap-3"
            >
              <span
                aria-hidden
                className={cx(
                  'figures grid size-8 shrink-0 place-items-center rounded-full text-14',
                  isDone && 'bg-cilantro text-on-achiote',
                  isNow && 'bg-achiote text-on-achiote',
                  !isDone && !isNow && 'bg-sunken text-ink-soft',
                )}
              >
                {isDone ? <Check size={18} /> : number}
              </span>
              <span className="text-14 text-ink-soft">
                <span
                  className={cx(
                    'block text-16',
                    isNow ? 'font-bold text-ink' : 'font-medium',
                    isDone && 'text-ink',
                  )}
                >
                  {title}
                  {isDone && <span className="sr-only"> (listo)</span>}
                </span>
                {text}
              </span>
            </li>
          );
        })}
      </ol>
    </Slip>
  );
}

/** The same steps for phones and tablets, which have no room for the slip. */
export function OpeningProgress({ step }: { step: number }) {
  return (
    <div className="grid gap-2">
      <p className="lg:sr-only font-semibold text-14 text-achiote-ink">
        Paso {step} de {OPENING_STEPS.length}
      </p>
      <div aria-hidden className="lg:hidden grid grid-cols-4 gap-1.5">
        {OPENING_STEPS.map(({ title }, index) => (
          <span
            key={title}
            className={cx(
              'h-1.5 rounded-full',
              index + 1 < step && 'bg-cilantro',
              index + 1 === step && 'bg-achiote',
              index + 1 > step && 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** The slips beside the forms of a new owner. */
export function OpeningRail({ step }: { step: number }) {
  return (
    <>
      <div aria-hidden className="absolute top-0 left-[6%] w-56 rotate-[4deg]">
        <BlankSlip />
      </div>
      <div aria-hidden className="absolute top-0 right-[6%] w-56 rotate-[-3deg]">
        <BlankSlip />
      </div>
      <div className="relative mx-auto w-88 rotate-[-1.5deg]">
        <OpeningSlip step={step} />
      </div>
    </>
  );
}

const WIDTHS = ['w-3/5', 'w-full', 'w-11/12', 'w-4/5', 'w-10/12', 'w-2/3'];

/** A decorative slip without text. */
function BlankSlip() {
  return (
    <Slip hanging className="grid gap-3 px-6 pt-9 pb-8">
      {WIDTHS.map((width) => (
        <span key={width} className={`h-1.5 rounded-full bg-sunken ${width}`} />
      ))}
    </Slip>
  );
}
