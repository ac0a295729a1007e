import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { cx } from '../cx.ts';

interface ModalProps {
  onClose: () => void;
  /** The id of the title. */
  labelledBy: string;
  /** False while something is being sent: Escape and the backdrop do nothing. */
  dismissible?: boolean;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * The browser's own modal: the focus stays inside and returns afterwards, Escape and the back button
 * close it, and the page behind is inert. A child with `data-autofocus` gets the focus. The second tap of a double tap
 * that opened or closed it does nothing: it would land on what nobody has seen.
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
    ignoreSecondTap();
    return () => {
      dialog.close();
      ignoreSecondTap();
      letGo();
    };
  }, []);

  const dismiss = () => {
    if (dismissible) onClose();
  };
  useBackCloses(dismiss);

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      style={style}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // A file chooser or a dialog inside sends its own event.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        dismiss();
      }}
      // Chrome closes a dialog at the second Escape without asking, so it is opened again until its
      // owner closes it.
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

let holds = 0;

/**
 * Stops the page from scrolling behind a modal <dialog>, which makes it only inert. Returns a
 * function that ends this. A rule with `html:has(dialog:modal)` would make the browser restyle the
 * whole page at each change.
 */
export function holdPage(): () => void {
  holds += 1;
  setHeld(true);
  return () => {
    holds -= 1;
    setHeld(holds > 0);
  };
}

function setHeld(isHeld: boolean): void {
  document.documentElement.style.overflow = isHeld ? 'hidden' : '';
}
