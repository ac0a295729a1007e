import { bogotaTime } from '@comanda/contract/days';

/** The time in the kitchen, large enough for the far wall. */
export function WallClock({ now }: { now: Date }) {
  const [time, ...half] = bogotaTime(now).split(' ');
  return (
    <p className="hidden items-baseline gap-2 whitespace-nowrap xl:flex">
      <span className="figures text-36">{time}</span>
      <span className="font-medium text-16 text-ink-soft">{half.join(' ')}</span>
    </p>
  );
}
