import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { toast } from '../../lib/toast.ts';
import { restaurantPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';

/** The address diners open, to copy and to pass on. */
export function PublicLink({ path }: { path: string }) {
  const address = restaurantPath(path);
  const url = window.location.origin + address;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copiado');
    } catch {
      toast.error('No pudimos copiar el link. Selecciónalo y cópialo a mano.');
    }
  };
  const share = () => navigator.share({ url }).catch(() => undefined);

  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-20">Tu link público</h2>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {window.location.host}/restaurante/
        <strong className="block font-semibold text-16 text-ink">{path}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden size={18} />}
          onClick={() => void copy()}
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
        {/* In a tab of its own: the public page chooses a sede anew for this browser. */}
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
    </Card>
  );
}
