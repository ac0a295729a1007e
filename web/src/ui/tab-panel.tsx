import type { ReactNode } from 'react';
import { tabId } from './tab-id.ts';

interface TabPanelProps {
  id: string;
  /** The id of the tab that is chosen. */
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
