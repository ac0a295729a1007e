import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What becomes of a line whose dish is not offered any more as it was taken. */
export function LineNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-control bg-maiz-wash px-3 py-2 font-medium text-14 text-maiz-ink"
    >
      <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <div className="wrap-anywhere grid min-w-0 justify-items-start gap-2">{children}</div>
    </div>
  );
}
