import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, useSonner } from 'sonner';
import 'sonner/dist/styles.css';
import { toasterMounted } from '../lib/toast.ts';
import { Spinner } from './spinner.tsx';

/** Drawn in the top layer, or an open <dialog> would cover it. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts } = useSonner();
  const newest = toasts[0]?.id;

  useEffect(() => {
    toasterMounted();
  }, []);

  useEffect(() => {
    const element = layer.current;
    if (newest === undefined || !element?.showPopover) return;
    // Shown anew, it comes to lie above whatever dialog was opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <SonnerToaster
        position="top-right"
        visibleToasts={3}
        duration={4000}
        closeButton
        containerAriaLabel="Avisos"
        icons={{
          success: <CircleCheck aria-hidden size={20} />,
          info: <Info aria-hidden size={20} />,
          warning: <TriangleAlert aria-hidden size={20} />,
          error: <CircleAlert aria-hidden size={20} />,
          loading: <Spinner />,
        }}
        toastOptions={{ closeButtonAriaLabel: 'Cerrar aviso' }}
      />
    </div>
  );
}
