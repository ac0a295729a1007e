import { LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link of the mail that no longer serves, and the way to another one. */
export function SpentLink({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-maiz-wash p-5">
      <LinkIcon aria-hidden size={28} className="text-maiz-ink" />
      <p className="font-semibold">{message}</p>
      {children}
    </div>
  );
}
