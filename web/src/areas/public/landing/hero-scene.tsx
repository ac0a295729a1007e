import { SampleSlip } from './sample-slip.tsx';
import { SceneKitchen } from './scene-kitchen.tsx';
import { ScenePhone } from './scene-phone.tsx';
import { SceneReceipt } from './scene-receipt.tsx';

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
