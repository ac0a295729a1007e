import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** What to do about it: a Button or a ButtonLink. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-12 text-center">
      {icon && (
        <span
          aria-hidden
          className="grid size-20 place-items-center rounded-full border-2 border-control border-dashed text-ink-soft"
        >
          {icon}
        </span>
      )}
      <p className="title text-18">{title}</p>
      {children && <p className="text-ink-soft">{children}</p>}
      {action}
    </div>
  );
}
