import { cx } from './cx.ts';

/** From this share on the bar turns yellow, because little is left. */
const NEARLY = 0.8;

interface UsageMeterProps {
  usados: number;
  permite: number;
}

/** How much of what a plan includes is used. The words beside it tell the numbers. */
export function UsageMeter({ usados, permite }: UsageMeterProps) {
  const share = permite > 0 ? Math.min(usados / permite, 1) : 1;
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <div
        className={cx('h-full rounded-full', share < NEARLY ? 'bg-cilantro' : 'bg-maiz')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
