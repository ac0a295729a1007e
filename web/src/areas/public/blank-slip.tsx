import { Slip } from '../../ui/slip.tsx';

const WIDTHS = ['w-3/5', 'w-full', 'w-11/12', 'w-4/5', 'w-10/12', 'w-2/3'];

/** Somebody else's order, too far away to read. */
export function BlankSlip() {
  return (
    <Slip hanging className="grid gap-3 px-6 pt-9 pb-8">
      {WIDTHS.map((width) => (
        <span key={width} className={`h-1.5 rounded-full bg-sunken ${width}`} />
      ))}
    </Slip>
  );
}
