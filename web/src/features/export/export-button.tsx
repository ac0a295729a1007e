import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ExportDialog } from './export-dialog.tsx';

/** The way to one's own data, where there is no menu of the account. */
export function ExportButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Download aria-hidden size={18} />}
        onClick={() => setIsOpen(true)}
        {...(className && { className })}
      >
        Descargar todos mis datos
      </Button>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
