import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name or the state in words, because colour alone does not tell it. */
  children: ReactNode;
  disabled?: boolean;
  /** As wide as its place, with the track at the far end. */
  full?: boolean;
}

export function Switch(props: SwitchProps) {
  const { checked, onChange, children, disabled = false, full = false } = props;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={cx(
        'inline-flex min-h-touch items-center gap-2.5 rounded-control font-medium text-14 disabled:opacity-60',
        full && 'w-full justify-between text-left',
      )}
    >
      {children}
      <span
        aria-hidden
        className={cx(
          'h-6 w-11 shrink-0 rounded-full p-0.5 transition-colors duration-150',
          checked ? 'bg-cilantro' : 'bg-off',
        )}
      >
        <span
          className={cx(
            'block size-5 rounded-full bg-surface transition-transform duration-150',
            checked && 'translate-x-5',
          )}
        />
      </span>
    </button>
  );
}
