import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import { MonitorUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Opens the screen of take-away numbers. On a tablet its word would break the row of filters. */
export function PickupButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={<MonitorUp aria-hidden className="size-5" />}
      title={pickupMessages.screen}
      className="lg:max-xl:px-3.5"
      onClick={onOpen}
    >
      <span className="lg:max-xl:sr-only">{pickupMessages.screen}</span>
    </Button>
  );
}
