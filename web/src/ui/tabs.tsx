import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { CHOSEN } from './chosen.ts';
import { cx } from './cx.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  count?: number;
  /** A red '!' beside the label; this text explains it. */
  alert?: string;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between: 'Estado del pedido'. */
  label: string;
  /** The id of the TabPanel that they change. */
  panelId: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` for the sections of a header, `box` for the states of a list. */
  look?: 'line' | 'box';
  /** The tabs per row on a phone, if one row would hide the last. */
  perRow?: 2 | 3;
}

/** Tabs with arrow keys, Home and End, as the ARIA pattern requires. */
export function Tabs<Id extends string>({
  label,
  panelId,
  tabs,
  value,
  onChange,
  look = 'box',
  perRow,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cx(
        'no-scrollbar flex max-w-full overflow-x-auto',
        look === 'box' ? 'rounded-control border border-line bg-sunken p-px' : 'gap-2 max-sm:gap-1',
        perRow && 'max-sm:grid',
        perRow === 2 && 'max-sm:grid-cols-2',
        perRow === 3 && 'max-sm:grid-cols-3',
      )}
    >
      {tabs.map(({ id, label: text, icon, count, alert }) => {
        const selected = id === value;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(panelId, id)}
            data-tab={id}
            aria-selected={selected}
            aria-controls={panelId}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(id)}
            className={cx(
              'flex min-h-12 shrink-0 items-center justify-center gap-2 whitespace-nowrap px-4 font-semibold text-16 outline-offset-[-3px] transition-colors duration-150',
              look === 'box' && 'flex-1 rounded-control',
              perRow === 3 && 'max-sm:gap-1 max-sm:px-1 max-sm:text-14',
              look === 'box' && (selected ? CHOSEN : 'text-ink-soft hover:text-ink'),
              look === 'line' &&
                'relative max-sm:px-2.5 after:absolute after:inset-x-2 after:bottom-0 after:h-1.5',
              look === 'line' &&
                (selected ? 'text-ink after:bg-achiote' : 'text-ink-soft hover:text-ink'),
            )}
          >
            {icon}
            {text}
            {count !== undefined && <span className="font-bold">{count}</span>}
            {alert && <AlertMark>{alert}</AlertMark>}
          </button>
        );
      })}
    </div>
  );
}

/** A red '!'; the text explains it. */
export function AlertMark({ children, className }: { children: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={children}
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full bg-aji font-bold font-body text-14 text-on-aji',
        className,
      )}
    >
      !
    </span>
  );
}

interface TabPanelProps {
  id: string;
  /** The id of the chosen tab. */
  active: string;
  children: ReactNode;
  className?: string;
}

export function TabPanel({ id, active, children, className }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, active)} className={className}>
      {children}
    </div>
  );
}

/** The id by which a tab and its panel refer to each other. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-tab-${id}`;
}
