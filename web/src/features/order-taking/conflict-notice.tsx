import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { EditConflict } from './edit-conflict.ts';

interface ConflictNoticeProps {
  conflict: EditConflict;
  /** Takes up the order as it is now. */
  onReload: () => void;
  onLeave: () => void;
}

/** Somebody was faster: what happened to the order, and the ways on. */
export function ConflictNotice({ conflict, onReload, onLeave }: ConflictNoticeProps) {
  return (
    <div role="alert" className="my-2 grid gap-3 rounded-card bg-maiz-wash p-3">
      <p className="flex items-start gap-2 font-semibold text-14 text-maiz-ink">
        <TriangleAlert aria-hidden size={18} className="mt-px" />
        {conflict.text}
      </p>
      <div className="flex flex-wrap gap-2 *:grow *:px-3">
        {conflict.canContinue && (
          <Button variant="secondary" size="lg" onClick={onReload}>
            Ver cómo quedó
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onLeave}>
          Salir de la edición
        </Button>
      </div>
    </div>
  );
}
