import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import { MonitorUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Opens the screen of take-away numbers. */
export function PickupButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={<MonitorUp aria-hidden className="size-5" />}
      onClick={onOpen}
    >
      {pickupMessages.screen}
    </Button>
  );
}
