import { BlankSlip } from './blank-slip.tsx';
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
