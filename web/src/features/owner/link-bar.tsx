import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Copy, ExternalLink, Pencil, QrCode } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { copyLink, LinkToShare } from './link-to-share.tsx';
import { SlugForm } from './public-link.tsx';

interface LinkBarProps {
  email: string;
  path: string;
}

/** The public link in one line, to print as a code, copy, open or change. */
export function LinkBar({ email, path }: LinkBarProps) {
  const [isEditing, setEditing] = useState(false);
  const [isShowingCode, setShowingCode] = useState(false);
  const address = restaurantPath(path);
  if (isEditing) {
    return (
      <Card className="w-full p-4 lg:w-110">
        <SlugForm email={email} path={path} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <div className="flex w-full min-w-0 items-center gap-2 lg:w-auto">
      <div className="flex min-w-0 flex-1 items-center rounded-control bg-surface inset-ring inset-ring-control">
        <IconButton
          label="Ver el código QR"
          icon={<QrCode aria-hidden size={18} />}
          onClick={() => setShowingCode(true)}
        />
        <p className="min-w-0 flex-1 truncate py-2.5 text-14 text-ink-soft">
          <span className="max-sm:hidden">{window.location.host}/restaurante</span>/
          <strong className="font-semibold text-ink">{path}</strong>
        </p>
        <IconButton
          label="Editar link"
          icon={<Pencil aria-hidden size={18} />}
          onClick={() => setEditing(true)}
        />
        <button
          type="button"
          aria-label="Copiar"
          onClick={() => void copyLink(window.location.origin + address)}
          className="flex min-h-11 shrink-0 items-center gap-2 self-stretch rounded-r-control border-control border-l px-3.5 font-semibold text-14 hover:bg-sunken"
        >
          <Copy aria-hidden size={18} />
          <span className="max-sm:hidden">Copiar</span>
        </button>
      </div>
      {/* In a new tab, because the public page changes the sede that this browser has chosen. */}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label="Abrir"
        className={cx(buttonClass({ variant: 'secondary' }), 'shrink-0')}
      >
        <ExternalLink aria-hidden size={18} />
        <span className="max-sm:hidden">Abrir</span>
      </a>
      <Dialog open={isShowingCode} onClose={() => setShowingCode(false)} title="Tu link público">
        <div className="grid gap-4">
          <LinkToShare
            path={path}
            onEdit={() => {
              setShowingCode(false);
              setEditing(true);
            }}
            isBack={false}
          />
        </div>
      </Dialog>
    </div>
  );
}
