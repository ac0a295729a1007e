import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { unlockSound } from '../realtime/sounds.ts';

/** Offers to tell when the order is ready although another page is in front. */
export function NotifyMe() {
  const [permission, setPermission] = useState(currentPermission);
  if (permission === undefined || permission === 'denied') return null;
  if (permission === 'granted') {
    return (
      <p
        role="status"
        className="flex min-h-11 items-center justify-center gap-2 text-14 text-ink-soft"
      >
        <BellRing aria-hidden size={18} className="text-cilantro" />
        Te avisamos cuando esté listo.
      </p>
    );
  }
  return (
    <Button
      variant="ghost"
      size="lg"
      full
      icon={<BellRing aria-hidden size={20} />}
      onClick={async () => {
        void unlockSound();
        setPermission(await Notification.requestPermission());
      }}
    >
      Avísame cuando esté listo
    </Button>
  );
}

function currentPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}
