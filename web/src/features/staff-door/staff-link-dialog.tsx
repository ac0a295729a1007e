import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { staffPath } from '@comanda/contract/pages/staff-address';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import { Copy, Download } from 'lucide-react';
import { apiFile } from '../../lib/api/api-client.ts';
import { download } from '../../lib/api/download.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/image/qr-code.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TabletList } from './tablet-list.tsx';

interface StaffLinkDialogProps {
  location: Location;
  restaurant: Restaurant;
  onClose: () => void;
}

/** The address where the people of a sede sign in: to copy, to scan and to print. */
export function StaffLinkDialog({ location, restaurant, onClose }: StaffLinkDialogProps) {
  const { dbName, nombre } = location;
  const address = staffPath(restaurant.path ?? restaurant._id, dbName);
  const url = window.location.origin + address;
  const [isSaving, run] = useBusy();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(staffDoorMessages.copied, { id: 'personal' });
    } catch {
      toast.error(staffDoorMessages.copyFailed, { id: 'personal' });
    }
  };
  const save = async () => {
    try {
      const file = await apiFile('GET /api/locations/personal.pdf', { query: { dbName } });
      download(file, `personal-${dbName}.pdf`);
    } catch (error) {
      toast.error(messageOf(error), { id: 'personal' });
    }
  };

  return (
    <Dialog open size="md" title={`Ingreso del personal de ${nombre}`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{staffDoorMessages.forStaff}</p>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4 max-sm:grid-cols-1">
          <div className="w-32 rounded-card bg-surface p-2 inset-ring inset-ring-line">
            <QrCode text={url} label={`Código QR de ${url}`} />
          </div>
          <p className="wrap-anywhere font-semibold">
            {window.location.host}
            {decodeURIComponent(address)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="lg"
            icon={<Copy aria-hidden size={18} />}
            onClick={() => void copy()}
            className="flex-1"
          >
            Copiar
          </Button>
          <Button
            size="lg"
            icon={<Download aria-hidden size={18} />}
            onClick={() => run(save)}
            busy={isSaving}
            busyLabel="Preparando la hoja…"
            className="flex-1 whitespace-nowrap"
          >
            Descargar hoja en PDF
          </Button>
        </div>
        <TabletList dbName={dbName} />
      </div>
    </Dialog>
  );
}
