import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Copy, ExternalLink, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyLink } from './link-to-share.tsx';
import { SlugForm } from './public-link.tsx';

interface LinkBarProps {
  email: string;
  path: string;
}

/** The public link in one line, to copy, open or change. */
export function LinkBar({ email, path }: LinkBarProps) {
  const [isEditing, setEditing] = useState(false);
  const address = restaurantPath(path);
  if (isEditing) {
    return (
      <Card className="w-full p-4 lg:w-110">
        <SlugForm email={email} path={path} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <div className="flex w-full min-w-0 flex-wrap items-center gap-2 lg:w-auto">
      <p className="min-w-0 flex-1 basis-44 truncate rounded-control bg-surface px-3.5 py-2.5 text-14 text-ink-soft inset-ring inset-ring-line">
        <span className="max-sm:hidden">{window.location.host}/restaurante</span>/
        <strong className="font-semibold text-ink">{path}</strong>
      </p>
      <Button
        variant="secondary"
        icon={<Pencil aria-hidden size={18} />}
        aria-label="Editar link"
        onClick={() => setEditing(true)}
        className="px-3"
      />
      <Button
        variant="secondary"
        icon={<Copy aria-hidden size={18} />}
        onClick={() => void copyLink(window.location.origin + address)}
      >
        Copiar
      </Button>
      {/* In a new tab, because the public page changes the sede that this browser has chosen. */}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        <ExternalLink aria-hidden size={18} />
        Abrir
      </a>
    </div>
  );
}
