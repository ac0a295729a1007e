import { type ReactNode, useState } from 'react';
import { AddressRouter } from './address.tsx';

/**
 * The router at an address, for tests. `before`: the history entry that the back button leads to.
 */
export function TestRouter({
  at = '/',
  before,
  children,
}: {
  at?: string;
  before?: string;
  children: ReactNode;
}) {
  useState(() => {
    window.history.replaceState(null, '', before ?? at);
    if (before !== undefined) window.history.pushState(null, '', at);
  });
  return <AddressRouter>{children}</AddressRouter>;
}
