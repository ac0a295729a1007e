import { CircleAlert } from 'lucide';
import { Icon } from '../icon.tsx';

interface FormAlertProps {
  children: string;
  cause?: string | undefined;
}

/** What went wrong with the whole form. Screen readers read it aloud when it appears. */
export function FormAlert({ children, cause }: FormAlertProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-control bg-aji-wash p-3 text-14 text-aji"
    >
      <Icon of={CircleAlert} aria-hidden size={18} className="mt-px" />
      <p>
        <span className="font-semibold">{children}</span>
        {cause && <span className="block text-ink">{cause}</span>}
      </p>
    </div>
  );
}
