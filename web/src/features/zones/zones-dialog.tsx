import type { Location } from '@comanda/contract/locations/locations';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ZonesCard } from './zones-card.tsx';

interface ZonesDialogProps {
  location: Location;
  onClose: () => void;
}

/** The delivery zones of a sede over the page with its sedes. */
export function ZonesDialog({ location, onClose }: ZonesDialogProps) {
  return (
    <Dialog open size="lg" title={`Domicilios de ${location.nombre}`} onClose={onClose}>
      <ZonesCard dbName={location.dbName} />
    </Dialog>
  );
}
