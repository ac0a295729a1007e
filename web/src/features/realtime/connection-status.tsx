import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useSocketStatus } from '../../lib/live/socket.ts';
import { Pulse } from '../../ui/pulse.tsx';

/** Green when the sede's live channel is open, red otherwise; the words say which, on a phone to the ear alone. */
export function ConnectionStatus({ className = '' }: { className?: string }) {
  const status = useSocketStatus();
  const isConnected = status === socketMessages.connected;
  return (
    <span role="status" className={className}>
      <Pulse tone={isConnected ? 'cilantro' : 'aji'} moving={!isConnected}>
        <span className="max-sm:sr-only">{status}</span>
      </Pulse>
    </span>
  );
}
