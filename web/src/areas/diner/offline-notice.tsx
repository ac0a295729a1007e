import { CloudOff } from 'lucide';
import { useEffect } from 'react';
import { askWhetherReached } from '../../lib/api/api-client.ts';
import { Icon } from '../../ui/icon.tsx';

const ASK_MS = 5000;

/** Tells what works without network, and asks the server until it answers. */
export function OfflineNotice() {
  useEffect(() => {
    // Any answer tells every screen that the server is back.
    const timer = setInterval(() => void askWhetherReached().catch(() => null), ASK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status" className="bg-ink text-on-ink">
      <p className="mx-auto flex max-w-xl items-center gap-2.5 px-4 py-2 text-14">
        <Icon of={CloudOff} aria-hidden size={20} className="shrink-0" />
        <span>
          <strong className="font-semibold">Sin conexión.</strong> Ves la carta guardada; si pides,
          tu pedido sale cuando vuelva la señal.
        </span>
      </p>
    </div>
  );
}
