import type { Location, TableLink } from '@comanda/contract/locations/locations';
import { bareTable, tableWords } from '@comanda/contract/orders/table.words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiFile } from '../../lib/api/api-client.ts';
import { download } from '../../lib/api/download.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { QrCode } from '../../ui/image/qr-code.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { usePlan } from '../plan/plan.queries.ts';

interface TablesDialogProps {
  location: Location;
  onClose: () => void;
}

const NOT_A_TABLE = 'Escribe un número de mesa, desde 1.';

/** Chooses the tables, previews a code and downloads the sheet to print. */
export function TablesDialog({ location, onClose }: TablesDialogProps) {
  const { dbName, nombre } = location;
  const [desde, setDesde] = useState('1');
  const [hasta, setHasta] = useState('20');
  const typed = tableRange(useSettled(desde), useSettled(hasta));
  const plan = usePlan(dbName);
  const planned = plan.data?.data.zonas.some(({ mesas }) => mesas.some(({ activa }) => activa));
  // Without a range, the server answers the tables of the plan.
  const range = planned ? {} : plan.isPending ? null : typed;
  const links = useTableLinks(dbName, range);
  const [isSaving, run] = useBusy();
  const [failure, setFailure] = useState('');
  const count = range && links.isSuccess && !links.isPlaceholderData ? links.data.length : 0;

  const save = async () => {
    if (!range) return;
    setFailure('');
    try {
      const file = await apiFile('GET /api/locations/mesas.pdf', { query: { dbName, ...range } });
      download(file, `mesas-${dbName}.pdf`);
    } catch (error) {
      setFailure(messageOf(error));
    }
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
          onClick={() => run(save)}
          disabled={count === 0}
          busy={isSaving}
          busyLabel="Preparando la hoja…"
        >
          {count === 1 ? 'Descargar 1 código en PDF' : `Descargar ${count || ''} códigos en PDF`}
        </Button>
      }
    >
      <div className="grid gap-5">
        {failure && <FormAlert>{failure}</FormAlert>}
        <p className="text-ink-soft">
          Quien escanea el código de su mesa llega a la carta de{' '}
          <strong className="wrap-anywhere text-ink">{nombre}</strong> y su pedido sale con la mesa
          puesta. Cada código sirve solo para su mesa.
        </p>
        {planned && (
          <p>
            La hoja sale con las mesas en servicio de tu plano
            {count > 0 && ` (${count})`}. Cámbialas en «Mesas».
          </p>
        )}
        {plan.isPending && <Skeleton className="h-20" />}
        {!plan.isPending && !planned && (
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
        )}
        {/* Tables of the plan have no field here at which to say it. */}
        {planned && links.error && <FormAlert>{links.error.message}</FormAlert>}
        {!links.isError && <TablePreview link={links.data?.[0]} sede={nombre} />}
      </div>
    </Dialog>
  );
}

const WHOLE = /^\d{1,4}$/;

/** The range that the two fields describe; null if they are not two table numbers. */
function tableRange(desde: string, hasta: string): TableRange | null {
  const [first, last] = [tableNumber(desde), tableNumber(hasta)];
  return first === null || last === null ? null : { desde: first, hasta: last };
}

function tableNumber(text: string): number | null {
  const number = WHOLE.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : null;
}

interface TablePreviewProps {
  /** The first table of the sheet; undefined while it loads. */
  link: TableLink | undefined;
  sede: string;
}

/** One code as it will be printed, to test with a phone before printing all of them. */
function TablePreview({ link, sede }: TablePreviewProps) {
  return (
    <div className="rounded-card bg-sunken px-4 py-6">
      <div className="mx-auto w-52">
        <Slip className="grid justify-items-center gap-2 px-5 pt-4 pb-6 text-center">
          <p className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">{sede}</p>
          <p className="title text-28">{tableWords(link?.mesa ?? '…')}</p>
          <div className="aspect-square w-full">
            {link ? (
              <QrCode text={link.url} label={`Código de la mesa ${bareTable(link.mesa)}`} />
            ) : (
              <Skeleton className="size-full" />
            )}
          </div>
          <p className="text-balance text-14">Escanea y pide desde tu mesa</p>
        </Slip>
      </div>
      <p className="mt-4 text-center text-14 text-ink-soft">
        Pruébalo con tu celular antes de imprimir.
      </p>
    </div>
  );
}

/** Table numbers, both inclusive; without them, the tables of the plan. */
interface TableRange {
  desde?: number;
  hasta?: number;
}

/** The links of the sede's tables; null until the range is known. */
function useTableLinks(dbName: string, range: TableRange | null) {
  return useQuery({
    queryKey: ['tables', dbName, range],
    queryFn: async () =>
      (
        await api('GET /api/locations/mesas', {
          query: { dbName, ...range },
        })
      ).data,
    enabled: range !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
