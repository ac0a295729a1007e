import * as MESSAGES from '@comanda/contract/messages';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSocketStatus } from '../../lib/socket.ts';

// Long enough to open a connection, short enough to be told before it matters.
const PATIENCE_MS = 3000;

/** Says what still works while the live channel is closed. */
export function DisconnectedBanner() {
  const isConnected = useSocketStatus() === MESSAGES.socket.connected;
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    setIsLate(false);
    if (isConnected) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);

  return (
    <div role="status">
      {isLate && !isConnected && (
        <p className="mb-3 flex items-center gap-3 rounded-control bg-aji-wash px-4 py-3 font-medium text-aji">
          <CloudOff aria-hidden size={22} />
          <span>
            <strong>Sin conexión en vivo.</strong> Ves lo último que llegó; los pedidos nuevos
            aparecerán al volver la red. Seguimos intentando.
          </span>
        </p>
      )}
    </div>
  );
}
