import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { Modal } from './modal.tsx';

interface SideSheetProps {
  onClose: () => void;
  /** The id of the title. */
  labelledBy: string;
  children: ReactNode;
}

/** A modal that fills a phone, and the right side of larger screens. */
export function SideSheet({ onClose, labelledBy, children }: SideSheetProps) {
  const area = useVisibleArea();
  return (
    <Modal
      onClose={onClose}
      labelledBy={labelledBy}
      style={area}
      className="mt-0 mr-0 mb-auto ml-auto h-dvh max-h-dvh animate-rise sm:max-w-md"
    >
      <div data-toasts-beside className="flex h-full flex-col">
        {children}
      </div>
    </Modal>
  );
}

/** The part of the screen that the phone's keyboard leaves free. */
function useVisibleArea(): CSSProperties {
  const [area, setArea] = useState<CSSProperties>(visibleArea);

  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => setArea(visibleArea());
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);

  return area;
}

/** Empty while the whole window is free, or while the page is zoomed. */
function visibleArea(): CSSProperties {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1 || viewport.height >= window.innerHeight) return {};
  return { height: viewport.height, top: viewport.offsetTop };
}
