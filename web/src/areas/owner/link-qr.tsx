import { download } from '../../lib/api/download.ts';
import { qrPng, qrSvg } from '../../lib/qr-code.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

interface LinkQrProps {
  url: string;
  /** Names the file. */
  path: string;
}

/** The code of the link, to print on tables. */
export function LinkQr({ url, path }: LinkQrProps) {
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
        onClick={() => void save(qrPng, 'png')}
        className="flex-1 whitespace-nowrap px-3"
      >
        Descargar PNG
      </Button>
      <Button
        variant="secondary"
        onClick={() => void save(qrSvg, 'svg')}
        className="flex-1 whitespace-nowrap px-3"
      >
        Descargar SVG
      </Button>
    </div>
  );
}
