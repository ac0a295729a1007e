import { type ReactNode, useState } from 'react';
import { AddressRouter } from './address.tsx';

/**
 * The router at an address, for tests. `before`: the history entry that the back button leads to; `state`: what this
 * entry keeps, for example what was open before a reload.
 */
export function TestRouter({
  at = '/',
  before,
  state = null,
  children,
}: {
  at?: string;
  before?: string;
  state?: object | null;
  children: ReactNode;
}) {
  useState(() => {
    window.history.replaceState(before === undefined ? state : null, '', before ?? at);
    if (before !== undefined) window.history.pushState(state, '', at);
  });
  return <AddressRouter>{children}</AddressRouter>;
}
