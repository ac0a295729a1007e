import { Lock } from 'lucide-react';

/** The table is known by its code: nothing to type. */
export function LockedTable({ mesa }: { mesa: string }) {
  return (
    <p className="flex min-h-12 items-center gap-2.5 rounded-control bg-sunken px-4 py-2">
      <Lock aria-hidden size={18} className="text-ink-soft" />
      <span className="wrap-anywhere">
        <span className="font-semibold">Mesa {mesa}</span>, por el código de tu mesa
      </span>
    </p>
  );
}
