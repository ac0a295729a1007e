import type { TableLink } from '@comanda/contract/locations/tables';
import { QrCode } from '../../ui/image/qr-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

interface TablePreviewProps {
  /** The first of the sheet; undefined until it is known. */
  link: TableLink | undefined;
  sede: string;
}

/** One code as it is printed, to try with a phone before printing them all. */
export function TablePreview({ link, sede }: TablePreviewProps) {
  return (
    <div className="rounded-card bg-sunken px-4 py-6">
      <div className="mx-auto w-52">
        <Slip className="grid justify-items-center gap-2 px-5 pt-4 pb-6 text-center">
          <p className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">{sede}</p>
          <p className="title text-28">Mesa {link?.mesa ?? '…'}</p>
          <div className="aspect-square w-full">
            {link ? (
              <QrCode text={link.url} label={`Código de la mesa ${link.mesa}`} />
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
