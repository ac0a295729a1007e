import { cx } from './cx.ts';

interface LogoProps {
  /** Only the sign, if the word does not fit. */
  mark?: boolean;
  className?: string;
}

/** An achiote slip beside the name, sized by the font size. */
export function Logo({ mark = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-[0.4em]', className)}>
      <svg viewBox="0 0 24 28" aria-hidden="true" className="h-[1.05em] w-auto shrink-0">
        <path
          fill="var(--logo, var(--achiote))"
          d="M4 0h16a4 4 0 0 1 4 4v24a3 3 0 0 0-6 0 3 3 0 0 0-6 0 3 3 0 0 0-6 0 3 3 0 0 0-6 0V4a4 4 0 0 1 4-4Z"
        />
        <g fill="none" stroke="var(--logo-line, #fbf7f0)" strokeLinecap="round">
          <path strokeWidth="2.6" d="M6 8h12M6 13.2h7" />
          <path strokeWidth="2.2" strokeDasharray="0 4" d="M6 18.4h12.2" />
        </g>
      </svg>
      {mark ? (
        <span className="sr-only">comanda</span>
      ) : (
        <span className="title tracking-[-0.035em]">comanda</span>
      )}
    </span>
  );
}
