import { screensMessages } from '@comanda/contract/pages/screens.messages';
import type { Permiso } from '@comanda/contract/permissions';
import { type LucideIcon, Menu, Store, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderAlerts } from '../../features/order-board/order-alerts.ts';
import { PERMISO_LOOK } from '../../features/staff/permiso-look.ts';
import { useBackCloses } from '../../lib/back-closes.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { holdPage } from '../../ui/overlay/modal.tsx';
import { SedeSeal } from './console-header.tsx';

interface ConsoleMenuProps {
  permisos: readonly string[];
  active: string | null;
  alerts: OrderAlerts;
  onChoose: (section: string) => void;
  /** Opens what may be changed about the sede; null for who may not. */
  onSede: (() => void) | null;
}

/** No section: sections are those of the permisos. */
const SEDE: Face = { word: 'Sede', icon: Store };

/** The side menu of wide screens: a rail with the sede's logo, icons and words. */
export function ConsoleMenu(props: ConsoleMenuProps) {
  const { permisos, active, alerts, onChoose, onSede } = props;
  return (
    <div className="sticky top-0 hidden h-dvh w-24 flex-col border-line border-r bg-surface lg:flex">
      <nav aria-label="Secciones" className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <div className="mb-2 grid h-[10dvh] min-h-16 place-items-center">
          <SedeSeal className="size-14" />
        </div>
        <ul className="grid gap-1.5">
          {sortedSections(permisos).map((section) => (
            <li key={section}>
              <MenuButton
                face={sectionLook(section)}
                look="rail"
                isActive={section === active}
                hasAlert={hasAlert(alerts, section)}
                onChoose={() => onChoose(section)}
              />
            </li>
          ))}
        </ul>
      </nav>
      {onSede && (
        <div className="border-line border-t px-2 pt-2">
          <MenuButton face={SEDE} look="rail" onChoose={onSede} />
        </div>
      )}
      <footer className="px-2 py-3 text-center text-12 text-ink-soft">
        {screensMessages.rights}
      </footer>
    </div>
  );
}

function hasAlert(alerts: OrderAlerts, section: string): boolean {
  return section in alerts && alerts[section as keyof OrderAlerts].size > 0;
}

/** Opens the side menu of small screens; marked if another section calls. */
export function OpenMenuButton({
  permisos,
  active,
  alerts,
  onOpen,
}: Omit<ConsoleMenuProps, 'onChoose' | 'onSede'> & { onOpen: () => void }) {
  const isCalled = permisos.some((one) => one !== active && hasAlert(alerts, one));
  return (
    <button
      type="button"
      aria-label={isCalled ? 'Abrir el menú: hay avisos nuevos' : 'Abrir el menú'}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="relative grid size-15 place-items-center rounded-full border border-control bg-surface text-ink shadow-float md:size-12"
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
  );
}

interface ConsolePanelProps extends ConsoleMenuProps {
  /** On a phone it floats in a strip of its own; on a tablet the header shows it. */
  opener: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu of small screens. */
export function ConsolePanel(props: ConsolePanelProps) {
  const { permisos, active, alerts, onChoose, onSede, opener, isOpen, onClose } = props;
  const panel = useRef<HTMLDialogElement>(null);
  const location = useStored(stored.location);
  const user = useStored(stored.user);
  const close = () => panel.current?.close();

  useEffect(() => {
    if (!isOpen) return;
    const letGo = holdPage();
    panel.current?.showModal();
    // A screen turned to landscape shows the rail, so the panel closes.
    const wide = window.matchMedia('(min-width: 64rem)');
    const onWiden = () => panel.current?.close();
    wide.addEventListener('change', onWiden);
    return () => {
      wide.removeEventListener('change', onWiden);
      letGo();
    };
  }, [isOpen]);

  return (
    <div className="contents lg:hidden">
      {/* Content ends above this strip, so the button covers nothing. */}
      <div className="fixed inset-x-0 bottom-0 z-10 h-22 bg-paper md:hidden" />
      <div className="fixed bottom-4 left-4 z-30 md:hidden">{opener}</div>
      <dialog
        ref={panel}
        aria-label="Menú de secciones"
        onClose={onClose}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) close();
        }}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] -translate-x-full bg-surface p-0 text-ink shadow-float transition-[translate] duration-200 ease-out open:translate-x-0 backdrop:bg-backdrop starting:open:-translate-x-full"
      >
        {isOpen && <BackCloses onBack={close} />}
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
                  <MenuButton
                    face={sectionLook(section)}
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
          {onSede && (
            <div className="border-line border-t p-3">
              <MenuButton
                face={SEDE}
                look="panel"
                onChoose={() => {
                  close();
                  onSede();
                }}
              />
            </div>
          )}
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

/** The panel itself stays on the page while it is closed. */
function BackCloses({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}

interface Face {
  word: string;
  icon?: LucideIcon;
}

interface MenuButtonProps {
  face: Face;
  isActive?: boolean;
  hasAlert?: boolean;
  /** `rail`: icon above word; `panel`: side by side. */
  look: 'rail' | 'panel';
  onChoose: () => void;
}

function MenuButton({ face, isActive, hasAlert, look, onChoose }: MenuButtonProps) {
  const { word, icon: Icon } = face;
  return (
    <button
      type="button"
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
      className={cx(
        'relative flex w-full items-center rounded-control font-semibold outline-offset-[-3px] transition-colors duration-150',
        look === 'rail'
          ? 'min-h-17 flex-col justify-center gap-1 px-1 py-2 text-14'
          : 'min-h-14 gap-4 px-4 text-18',
        isActive
          ? 'bg-achiote-wash text-achiote-ink'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {isActive && (
        <span
          aria-hidden
          className={cx(
            'absolute w-1 rounded-r-full bg-achiote',
            look === 'rail' ? '-left-2 h-10' : 'left-0 h-8',
          )}
        />
      )}
      {Icon && <Icon aria-hidden size={look === 'rail' ? 26 : 24} />}
      {word}
      {hasAlert && (
        <span
          role="img"
          aria-label="con avisos nuevos"
          className={cx(
            'grid size-5 place-items-center rounded-full bg-aji font-bold text-12 text-on-aji',
            look === 'rail' ? 'absolute top-1.5 right-4' : 'ml-auto',
          )}
        >
          !
        </span>
      )}
    </button>
  );
}

/** An unknown permiso is still listed in the menu, without an icon. */
export function sectionLook(permiso: string): Face {
  return Object.hasOwn(PERMISO_LOOK, permiso)
    ? PERMISO_LOOK[permiso as Permiso]
    : { word: permiso };
}

/** The user's permisos in alphabetical order, for the side menu. */
function sortedSections(permisos: readonly string[]): string[] {
  return [...permisos].sort((a, b) => a.localeCompare(b, 'es'));
}
