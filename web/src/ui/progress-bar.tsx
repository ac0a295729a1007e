interface ProgressBarProps {
  /** What is happening: 'Subiendo…' */
  label: string;
  /** 0 to 1. */
  share: number;
}

/** Progress, drawn and in words. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${label} ${percent} %`}
      className="grid gap-1.5"
    >
      <p className="text-14">
        {label} {percent} %
      </p>
      <div className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-achiote transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
