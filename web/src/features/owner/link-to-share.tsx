import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Copy, ExternalLink, Pencil, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { download } from '../../lib/api/download.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { QrCode, qrPng, qrSvg } from '../../ui/image/qr-code.tsx';

interface LinkToShareProps {
  path: string;
  onEdit: () => void;
  /** True if the person comes back from the form that edits the link. */
  isBack: boolean;
}

/** The link, with ways to scan, copy, share and print it. */
export function LinkToShare({ path, onEdit, isBack }: LinkToShareProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const address = restaurantPath(path);
  const url = window.location.origin + address;

  // The form that had the focus is gone, so the link takes it.
  useEffect(() => {
    if (isBack) editButton.current?.focus();
  }, [isBack]);

  const share = () => navigator.share({ url }).catch(() => undefined);

  return (
    <>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4">
        <div className="rounded-card bg-surface p-2 inset-ring inset-ring-line">
          <QrCode text={url} label={`Código QR de ${url}`} />
        </div>
        <div>
          <p className="text-14 text-ink-soft wrap-anywhere">
            {window.location.host}/<wbr />
            restaurante/
            <strong className="block font-semibold text-16 text-ink">{path}</strong>
          </p>
          <button
            ref={editButton}
            type="button"
            onClick={onEdit}
            className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-14 text-achiote-ink hover:underline hover:underline-offset-4"
          >
            <Pencil aria-hidden size={18} />
            Editar link
          </button>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden size={18} />}
          onClick={() => void copyLink(url)}
          className="flex-1"
        >
          Copiar
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden size={18} />}
            onClick={() => void share()}
            className="flex-1"
          >
            Compartir
          </Button>
        )}
        {/* In a new tab, because the public page changes the sede that this browser has chosen. */}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'secondary' })} flex-1`}
        >
          <ExternalLink aria-hidden size={18} />
          Abrir
        </a>
      </div>
      <LinkQr url={url} path={path} />
    </>
  );
}

interface LinkQrProps {
  url: string;
  /** Part of the file name. */
  path: string;
}

/** The link's QR code, to print for tables. */
function LinkQr({ url, path }: LinkQrProps) {
  const [, run] = useBusy();
  const save = async (draw: (text: string) => Promise<Blob>, extension: string) => {
    try {
      download(await draw(url), `qr-${path}.${extension}`);
    } catch {
      toast.error('No pudimos preparar el código QR. Intenta de nuevo.', { id: 'qr' });
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        onClick={() => run(() => save(qrPng, 'png'))}
        className="flex-1 whitespace-nowrap px-3"
      >
        Descargar PNG
      </Button>
      <Button
        variant="secondary"
        onClick={() => run(() => save(qrSvg, 'svg'))}
        className="flex-1 whitespace-nowrap px-3"
      >
        Descargar SVG
      </Button>
    </div>
  );
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copiado');
  } catch {
    toast.error('No pudimos copiar el link. Selecciónalo y cópialo a mano.');
  }
}
