import { cx } from '../../ui/cx.ts';
import { Pulse } from '../../ui/pulse.tsx';

/** Says whether the sede is open or closed. */
export function OpenNow({ isOpen, className }: { isOpen: boolean; className?: string }) {
  return (
    <Pulse
      tone={isOpen ? 'cilantro' : 'neutral'}
      className={cx(isOpen ? 'text-cilantro' : 'text-ink-soft', className)}
    >
      {isOpen ? 'Abierto ahora' : 'Cerrado ahora'}
    </Pulse>
  );
}
