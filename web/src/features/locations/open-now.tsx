import { cx } from '../../ui/cx.ts';
import { Pulse } from '../../ui/pulse.tsx';

interface OpenNowProps {
  isOpen: boolean;
  className?: string;
  /** What is said after it. */
  children?: string;
}

/** Says whether the sede is open or closed. */
export function OpenNow({ isOpen, className, children = '' }: OpenNowProps) {
  return (
    <Pulse
      tone={isOpen ? 'cilantro' : 'neutral'}
      className={cx(isOpen ? 'text-cilantro' : 'text-ink-soft', className)}
    >
      {isOpen ? 'Abierto ahora' : 'Cerrado ahora'}
      {children && ` · ${children}`}
    </Pulse>
  );
}
