import { Button } from '../../ui/button.tsx';
import { usePause } from '../attention/use-pause.ts';

interface ResumeButtonProps {
  dbName: string;
  /** What it resumes, for screen readers. */
  label: string;
  className?: string;
}

/** Ends the pause of a sede from the home. */
export function ResumeButton({ dbName, label, className }: ResumeButtonProps) {
  const { isBusy, resume } = usePause(dbName);
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      onClick={() => resume()}
      aria-label={label}
      className={className}
    >
      Reanudar
    </Button>
  );
}
