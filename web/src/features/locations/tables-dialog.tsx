import type { Location } from '@comanda/contract/locations/locations';
import { useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { toast } from '../../lib/toast.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TablePreview } from './table-preview.tsx';
import { tableNumber, tableRange } from './table-range.ts';
import { useTableLinks, useTableSheet } from './tables.queries.ts';

interface TablesDialogProps {
  location: Location;
  onClose: () => void;
}

const NOT_A_TABLE = 'Escribe un número de mesa, desde 1.';

/** Which tables get a code, what one looks like, and the sheet to print. */
export function TablesDialog({ location, onClose }: TablesDialogProps) {
  const { dbName, nombre } = location;
  const [desde, setDesde] = useState('1');
  const [hasta, setHasta] = useState('20');
  const range = tableRange(useSettled(desde), useSettled(hasta));
  const links = useTableLinks(dbName, range);
  const sheet = useTableSheet(dbName);
  const count = range && links.isSuccess && !links.isPlaceholderData ? links.data.length : 0;

  const save = () => {
    if (!range) return;
    sheet.mutate(range, {
      onSuccess: (file) => download(file, `mesas-${dbName}.pdf`),
      onError: ({ message }) => toast.error(message, { id: 'mesas' }),
    });
  };

  return (
    <Dialog
      open
      size="md"
      title="Códigos QR de mesas"
      onClose={onClose}
      footer={
        <Button
          size="lg"
          full
          onClick={save}
          disabled={count === 0}
          busy={sheet.isPending}
          busyLabel="Preparando la hoja…"
        >
          {count === 1 ? 'Descargar 1 código en PDF' : `Descargar ${count || ''} códigos en PDF`}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">
          Quien escanea el código de su mesa llega a la carta de{' '}
          <strong className="wrap-anywhere text-ink">{nombre}</strong> y su pedido sale con la mesa
          puesta. Cada código sirve solo para su mesa.
        </p>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Desde la mesa"
            inputMode="numeric"
            autoComplete="off"
            value={desde}
            onChange={(event) => setDesde(event.target.value)}
            error={tableNumber(desde) === null ? NOT_A_TABLE : undefined}
          />
          <TextField
            label="Hasta la mesa"
            inputMode="numeric"
            autoComplete="off"
            value={hasta}
            onChange={(event) => setHasta(event.target.value)}
            error={tableNumber(hasta) === null ? NOT_A_TABLE : links.error?.message}
          />
        </div>
        {!links.isError && <TablePreview link={links.data?.[0]} sede={nombre} />}
      </div>
    </Dialog>
  );
}
