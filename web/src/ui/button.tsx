import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  /** Disables the button in its place while its action runs. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look: ButtonLook = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(full !== undefined && { full }),
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass(look), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type ButtonVariant = 'primary' | 'secondary' | 'wash' | 'ghost' | 'danger' | 'danger-ghost';
type ButtonSize = 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-achiote text-on-achiote hover:bg-achiote-hover',
  secondary: 'border border-control bg-surface text-ink hover:bg-sunken',
  wash: 'bg-achiote-wash text-achiote-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-aji text-on-aji hover:bg-aji-hover',
  'danger-ghost': 'text-aji hover:bg-aji-wash',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-touch px-4 text-14',
  lg: 'min-h-12 px-5 text-16',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `lg` is 48 px high, for the console and for a phone's main action. */
  size?: ButtonSize;
  full?: boolean;
}

/** The look that buttons share with links that look like buttons. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  full = false,
}: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center',
    'transition-colors duration-150 active:translate-y-px',
    'disabled:translate-y-0 disabled:bg-sunken disabled:text-ink-soft disabled:border-transparent',
    VARIANTS[variant],
    SIZES[size],
    full && 'w-full',
  );
}
