import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { holdPage } from './hold-page.ts';

interface ModalProps {
  onClose: () => void;
  /** The id of its title. */
  labelledBy: string;
  /** False while something is being sent: Escape and the backdrop do nothing. */
  dismissible?: boolean;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * The browser's own modal: focus stays inside and returns afterwards, Escape closes, the page
 * behind is inert. A child with `data-autofocus` gets the focus.
 */
export function Modal(props: ModalProps) {
  const { onClose, labelledBy, dismissible = true, className, style, children } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const letGo = holdPage();
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return () => {
      dialog.close();
      letGo();
    };
  }, []);

  const dismiss = () => {
    if (dismissible) onClose();
  };

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      style={style}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // A file chooser inside, or a dialog opened from this one, has its own.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        dismiss();
      }}
      // Chrome does not ask at a second Escape: it stays until its owner lets it go.
      onClose={() => {
        if (ref.current?.open !== false) return;
        ref.current.showModal();
        dismiss();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) dismiss();
      }}
      className={cx(
        'w-full max-w-full overflow-hidden p-0 outline-none',
        'bg-surface text-ink shadow-float backdrop:bg-backdrop',
        className,
      )}
    >
      {children}
    </dialog>
  );
}
