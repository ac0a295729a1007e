import { CloudOff, RotateCw } from 'lucide';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened, in words for a person; usually the error's message. */
  message?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
}

export function ErrorState({ title, message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-12 text-center"
    >
      <span
        aria-hidden
        className="grid size-20 place-items-center rounded-full bg-aji-wash text-aji"
      >
        <Icon of={CloudOff} size={32} />
      </span>
      <p className="title text-18">{title}</p>
      {message && <p className="text-ink-soft">{message}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          icon={<Icon of={RotateCw} aria-hidden size={18} />}
          onClick={onRetry}
          busy={retrying}
        >
          Reintentar
        </Button>
      )}
    </div>
  );
}
