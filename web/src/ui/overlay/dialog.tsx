import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The actions, always visible below the scrolling body. */
  footer?: ReactNode;
  /** A picture that replaces the title row; then the children draw the title. */
  banner?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** False while something is being sent: Escape, the backdrop and the cross do nothing. */
  dismissible?: boolean;
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

/** A modal in the middle of the screen; on phones a sheet from below. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, banner, size = 'sm', dismissible = true } = props;
  const titleId = useId();

  const dismiss = () => {
    if (dismissible) onClose();
  };

  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      dismissible={dismissible}
      className={cx(
        'mx-auto mt-auto mb-0 max-h-[92dvh] animate-rise rounded-t-card sm:my-auto sm:w-[calc(100%-2rem)] sm:rounded-card',
        SIZES[size],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col">
        {banner ? (
          <div className="relative shrink-0">
            <h2 id={titleId} className="sr-only">
              {title}
            </h2>
            {banner}
          </div>
        ) : (
          <header className="flex shrink-0 items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <h2 id={titleId} className="py-2 text-22">
              {title}
            </h2>
            <IconButton
              label="Cerrar"
              icon={<Icon of={X} aria-hidden size={22} />}
              onClick={dismiss}
              disabled={!dismissible}
            />
          </header>
        )}
        <div
          ref={reachByKey}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 outline-offset-[-3px]"
        >
          {children}
        </div>
        {footer && (
          <footer className="safe-bottom shrink-0 border-line border-t bg-surface">
            <div className="p-3 sm:px-5 sm:py-4">{footer}</div>
          </footer>
        )}
        {banner && (
          <IconButton
            label="Cerrar"
            variant="floating"
            icon={<Icon of={X} aria-hidden size={22} />}
            onClick={dismiss}
            disabled={!dismissible}
            className="absolute top-3 right-3"
          />
        )}
      </div>
    </Modal>
  );
}

const CONTROLS = 'a[href], button, input, select, textarea';

/** Who has no pointer must be able to scroll a text in which nothing takes the focus. */
function reachByKey(body: HTMLElement | null): void {
  if (body && !body.querySelector(CONTROLS)) body.tabIndex = 0;
}
