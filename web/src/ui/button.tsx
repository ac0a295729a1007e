import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  /** Keeps the button in place but closed while its action runs. */
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
