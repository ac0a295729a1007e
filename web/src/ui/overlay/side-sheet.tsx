import type { ReactNode } from 'react';
import { useVisibleArea } from '../../lib/use-visible-area.ts';
import { Modal } from './modal.tsx';

interface SideSheetProps {
  onClose: () => void;
  /** The id of its title. */
  labelledBy: string;
  children: ReactNode;
}

/** A modal from edge to edge on phones, down the right side where there is room. */
export function SideSheet({ onClose, labelledBy, children }: SideSheetProps) {
  const area = useVisibleArea();
  return (
    <Modal
      onClose={onClose}
      labelledBy={labelledBy}
      style={area}
      className="mt-0 mr-0 mb-auto ml-auto h-dvh max-h-dvh animate-rise sm:max-w-md"
    >
      <div className="flex h-full flex-col">{children}</div>
    </Modal>
  );
}
