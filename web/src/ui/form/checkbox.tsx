import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** `tile` puts a border around the whole target and colours it when checked. */
  look?: 'plain' | 'tile';
}

export function Checkbox({ children, look = 'plain', className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-touch cursor-pointer items-center gap-3 text-14',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        look === 'tile' &&
          'rounded-control border border-control bg-surface px-3 py-2 has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote',
        className,
      )}
    >
      <input {...rest} type="checkbox" className="peer sr-only" />
      <span
        aria-hidden
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-[6px] border-2 border-off text-transparent',
          'peer-checked:border-achiote peer-checked:bg-achiote peer-checked:text-on-achiote',
          look === 'tile' && 'order-last ml-auto',
        )}
      >
        <Check size={14} className="stroke-3" />
      </span>
      {children}
    </label>
  );
}
