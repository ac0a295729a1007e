import { CircleCheck } from 'lucide-react';
import { Logo } from '../../../ui/logo.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pulse } from '../../../ui/pulse.tsx';
import { SampleSlip } from './sample-slip.tsx';
import { SceneKitchen } from './scene-kitchen.tsx';
import { ScenePhone } from './scene-phone.tsx';

const STEPS = ['Tu cliente pide', 'La cocina prepara', 'La caja cobra'];

/** One order on its way, hanging from the rail: phone, kitchen, till. */
export function HeroScene() {
  return (
    <div className="overflow-hidden bg-linear-to-b from-[#fdeedd] to-sunken">
      <div aria-hidden className="rail relative z-30 rounded-none" />
      <div
        aria-hidden
        className="relative mx-auto flex max-w-7xl items-end justify-center gap-6 px-4 sm:px-8 lg:h-[27rem] lg:justify-between"
      >
        <div className="relative z-10 hidden w-60 shrink-0 self-end pt-8 lg:block">
          <ScenePhone />
        </div>
        <div className="-top-2 absolute left-4 w-52 rotate-[-4deg] sm:left-16 lg:left-[19.5rem]">
          <SampleSlip estado="enviado" />
        </div>
        <div className="relative z-10 mt-32 w-full max-w-md lg:mt-0">
          <SceneKitchen />
        </div>
        <div className="-top-2 absolute right-4 z-0 w-52 rotate-[3deg] max-sm:hidden sm:right-16 lg:right-[18.5rem] lg:z-20">
          <SampleSlip estado="preparado" />
        </div>
        <div className="relative z-10 hidden w-60 shrink-0 self-end lg:block">
          <SceneReceipt />
        </div>
      </div>
      <ol className="relative z-10 mx-auto grid max-w-7xl gap-3 px-4 py-6 sm:grid-cols-3 sm:px-8">
        {STEPS.map((step, at) => (
          <li
            key={step}
            className="flex items-center gap-3 font-semibold sm:justify-center sm:first:justify-start sm:last:justify-end"
          >
            <span className="figures grid size-8 place-items-center rounded-full bg-ink text-on-ink">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

const LINES = [
  { text: '2 Ajiaco', amount: 49_000 },
  { text: '1 Empanadas', amount: 9_000 },
  { text: '2 Limonada', amount: 19_000 },
];

function SceneReceipt() {
  return (
    <div>
      <div className="slip-shadow mx-5">
        <div className="perforated-top grid gap-1.5 bg-surface px-5 pt-7 pb-4 text-14">
          <p className="title text-center text-16">La Sazón de Marta</p>
          <p className="text-center text-12 text-ink-soft">Sede Centro · Mesa 7</p>
          <p className="figures text-center text-22">7F3A2</p>
          <div className="rule-dashed my-1" />
          {LINES.map(({ text, amount }) => (
            <p key={text} className="flex justify-between">
              {text} <Money amount={amount} />
            </p>
          ))}
          <div className="rule-dashed my-1" />
          <p className="flex items-baseline justify-between font-semibold">
            Total <Money amount={77_000} className="figures text-22" />
          </p>
          <p className="flex items-center justify-center gap-1.5 font-semibold text-12 text-cilantro">
            <CircleCheck size={16} /> Facturado · Efectivo
          </p>
        </div>
      </div>
      <div
        data-theme="kitchen"
        className="-mt-2 relative flex h-28 items-end justify-between rounded-t-card bg-linear-to-b from-[#3a302a] to-[#14110e] p-5 text-ink"
      >
        <Logo mark className="text-22" />
        <Pulse tone="cilantro" className="text-cilantro">
          Caja lista
        </Pulse>
      </div>
    </div>
  );
}
