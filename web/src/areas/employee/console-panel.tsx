import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { holdPage } from '../../ui/overlay/modal.tsx';
import { type ConsoleMenuProps, hasAlert } from './console-menu.tsx';
import { SectionButton } from './section-button.tsx';
import { sortedSections } from './sections.ts';
import { SedeSeal } from './sede-seal.tsx';

/** The side menu of small screens: slides in from a floating button. */
export function ConsolePanel({ permisos, active, alerts, onChoose }: ConsoleMenuProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const location = useStored(stored.location);
  const user = useStored(stored.user);
  const letGo = useRef<(() => void) | null>(null);
  const open = () => {
    letGo.current ??= holdPage();
    panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  const isCalled = permisos.some((one) => one !== active && hasAlert(alerts, one));

  // A screen turned to landscape has the rail; an open panel would lie over it.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const onWiden = () => panel.current?.close();
    wide.addEventListener('change', onWiden);
    return () => {
      wide.removeEventListener('change', onWiden);
      letGo.current?.();
    };
  }, []);

  return (
    <div className="contents lg:hidden">
      {/* What scrolls under the button fades out before it. */}
      <div
        aria-hidden
        className="pointer-events-none fixed inset-x-0 bottom-0 z-10 h-28 bg-linear-to-t md:hidden from-40% from-paper to-transparent"
      />
      <button
        type="button"
        aria-label={isCalled ? 'Abrir el menú: hay avisos nuevos' : 'Abrir el menú'}
        aria-haspopup="dialog"
        onClick={open}
        className="fixed bottom-4 left-4 z-30 grid size-15 place-items-center rounded-full border border-control bg-surface text-ink shadow-float"
      >
        <Menu aria-hidden size={26} />
        {isCalled && (
          <span
            aria-hidden
            className="-top-1 -right-1 absolute grid size-6 place-items-center rounded-full bg-aji font-bold text-14 text-on-aji"
          >
            !
          </span>
        )}
      </button>
      <dialog
        ref={panel}
        aria-label="Menú de secciones"
        onClose={() => {
          letGo.current?.();
          letGo.current = null;
        }}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) close();
        }}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] -translate-x-full bg-surface p-0 text-ink shadow-float transition-[translate] duration-200 ease-out open:translate-x-0 backdrop:bg-backdrop starting:open:-translate-x-full"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-3 border-line border-b p-4">
            <SedeSeal className="size-12" />
            <p className="title min-w-0 flex-1 break-words text-18">{location?.nombre}</p>
            <IconButton
              label="Cerrar el menú"
              size="lg"
              icon={<X aria-hidden size={24} />}
              onClick={close}
            />
          </div>
          <nav aria-label="Secciones" className="min-h-0 flex-1 overflow-y-auto p-3">
            <ul className="grid gap-1">
              {sortedSections(permisos).map((section) => (
                <li key={section}>
                  <SectionButton
                    section={section}
                    look="panel"
                    isActive={section === active}
                    hasAlert={hasAlert(alerts, section)}
                    onChoose={() => {
                      onChoose(section);
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          </nav>
          {user?.tipo === 'empleado' && (
            <p className="border-line border-t p-4 font-semibold">
              {user.nombre}
              <span className="block font-normal text-14 text-ink-soft">{user.cargo?.nombre}</span>
            </p>
          )}
        </div>
      </dialog>
    </div>
  );
}
