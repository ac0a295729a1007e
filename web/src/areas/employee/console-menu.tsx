import { screensMessages } from '@comanda/contract/pages/screens.messages';
import type { OrderAlerts } from '../../features/order-board/order-alerts.ts';
import { SectionButton } from './section-button.tsx';
import { sortedSections } from './sections.ts';
import { SedeSeal } from './sede-seal.tsx';

export interface ConsoleMenuProps {
  permisos: readonly string[];
  active: string | null;
  alerts: OrderAlerts;
  onChoose: (section: string) => void;
}

/** The side menu of wide screens: a rail with the sede's logo, icons and words. */
export function ConsoleMenu({ permisos, active, alerts, onChoose }: ConsoleMenuProps) {
  return (
    <div className="sticky top-0 hidden h-dvh w-24 flex-col border-line border-r bg-surface lg:flex">
      <nav aria-label="Secciones" className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <div className="mb-2 grid h-[10dvh] min-h-16 place-items-center">
          <SedeSeal className="size-14" />
        </div>
        <ul className="grid gap-1.5">
          {sortedSections(permisos).map((section) => (
            <li key={section}>
              <SectionButton
                section={section}
                look="rail"
                isActive={section === active}
                hasAlert={hasAlert(alerts, section)}
                onChoose={() => onChoose(section)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <footer className="px-2 py-3 text-center text-12 text-ink-soft">
        {screensMessages.rights}
      </footer>
    </div>
  );
}

export function hasAlert(alerts: OrderAlerts, section: string): boolean {
  return section in alerts && alerts[section as keyof OrderAlerts].size > 0;
}
