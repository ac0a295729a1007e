import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from './button.tsx';
import { cx } from './cx.ts';

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonLook {
  to: string;
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, while a Button does something. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  full = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, full }), className)}>
      {icon}
      {children}
    </Link>
  );
}
