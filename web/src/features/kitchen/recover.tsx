import { Undo2 } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { RecoverDialog } from './recover-dialog.tsx';

const Opened = lazy(() =>
  import('./recover-dialog.tsx').then((m) => ({ default: m.RecoverDialog })),
);

/** Opens the last slips of this post, for what was finished by mistake. */
export function Recover(props: Omit<ComponentProps<typeof RecoverDialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={<Undo2 aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Recuperar
      </Button>
      {isOpen && (
        <Suspense>
          <Opened {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
