import { Slip } from '../../ui/slip.tsx';
import { OpeningSlip } from './opening-slip.tsx';

/** What hangs from the rail beside the forms of a new owner. */
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

/** Somebody else's order, too far away to read. */
function BlankSlip() {
  return (
    <Slip hanging className="grid gap-3 px-6 pt-9 pb-8">
      {WIDTHS.map((width) => (
        <span key={width} className={`h-1.5 rounded-full bg-sunken ${width}`} />
      ))}
    </Slip>
  );
}
