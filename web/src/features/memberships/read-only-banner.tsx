import type { SoloLectura } from '@comanda/contract/memberships/memberships';
import { readOnlyMessages } from '@comanda/contract/memberships/read-only.messages';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

interface ReadOnlyBannerProps {
  what: SoloLectura;
  /** A link to change it, for people who may. */
  action?: ReactNode;
}

/** Says why everything can be read and nothing changed. */
export function ReadOnlyBanner({ what, action }: ReadOnlyBannerProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-maiz-wash px-4 py-3 font-medium text-maiz-ink"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <LockKeyhole aria-hidden size={20} className="mt-0.5 shrink-0" />
        {readOnlyMessages[what]}
      </p>
      {action}
    </div>
  );
}
