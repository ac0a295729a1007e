import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, for screen readers and as tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outline' | 'floating' | 'danger' | 'ink';
  size?: 'md' | 'lg';
}

const VARIANTS = {
  plain: 'text-ink hover:bg-sunken',
  outline: 'border border-control bg-surface text-ink hover:bg-sunken',
  floating: 'bg-surface text-ink shadow-float hover:bg-sunken',
  danger: 'text-ink-soft hover:bg-aji-wash hover:text-aji',
  ink: 'bg-ink text-on-ink hover:opacity-90 disabled:bg-sunken disabled:opacity-100',
};

export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid shrink-0 place-items-center transition-colors duration-150 disabled:text-off',
        variant === 'floating' ? 'rounded-full' : 'rounded-control',
        size === 'lg' ? 'size-12' : 'size-touch',
        VARIANTS[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
