import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router } from 'wouter';

/** The current address. Every navigation makes a new object, even one to the same address. */
interface Address {
  pathname: string;
  search: string;
  /** The state stored in this history entry. */
  state: Record<string, unknown> | null;
}

interface NavigateOptions {
  replace?: boolean | undefined;
  state?: object | undefined;
}

const AddressContext = createContext<Address>({ pathname: '/', search: '', state: null });
const listeners = new Set<() => void>();

/**
 * Gives wouter the address as React state that changes in a transition: a screen stays until the
 * next one has loaded. wouter's own location would show the loading fallback instead. `at`: the
 * address on the server, where there is no browser.
 */
export function AddressRouter({ at, children }: { at?: string; children: ReactNode }) {
  const [address, setAddress] = useState(() => (at === undefined ? here() : parsed(at)));

  useLayoutEffect(() => {
    const take = () => startTransition(() => setAddress(here()));
    listeners.add(take);
    window.addEventListener('popstate', take);
    // A reload closed what stood over the page; its history entries are of no use any more.
    if (window.history.state?.own) window.history.go(-window.history.state.own);
    // A redirect among the children runs before this effect.
    setAddress((known) => (isHere(known) ? known : here()));
    return () => {
      listeners.delete(take);
      window.removeEventListener('popstate', take);
    };
  }, []);

  return (
    <AddressContext value={address}>
      <Router hook={useRouterLocation} searchHook={useRouterSearch}>
        {children}
      </Router>
    </AddressContext>
  );
}

export function useAddress(): Address {
  return useContext(AddressContext);
}

export function useSearchParams(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Goes to an address of the app. As with a link, going to the current address replaces its history
 * entry. So does leaving from a dialog, which has an entry of its own.
 */
export function navigate(to: string, { replace, state }: NavigateOptions = {}): void {
  const { pathname, search, hash } = window.location;
  const isReplaced =
    replace ?? (window.history.state?.own || (!state && to === pathname + search + hash));
  window.history[isReplaced ? 'replaceState' : 'pushState'](state ?? null, '', to);
  for (const listener of listeners) listener();
}

/** Changes the search part of the current address. */
export function navigateToParams(params: URLSearchParams, options?: NavigateOptions): void {
  const search = params.toString();
  navigate(window.location.pathname + (search && `?${search}`), options);
}

function useRouterLocation(): [string, typeof navigate] {
  return [useAddress().pathname, navigate];
}

function useRouterSearch(): string {
  return useAddress().search;
}

function here(): Address {
  const { pathname, search } = window.location;
  return { pathname, search, state: window.history.state };
}

function isHere({ pathname, search }: Address): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function parsed(at: string): Address {
  const [pathname = '', search] = at.split('?');
  return { pathname, search: search ? `?${search}` : '', state: null };
}

/**
 * Matches the addresses of a layout and no others, so that an unknown address shows 'not found'.
 */
export function anyOf(paths: Record<string, string>): RegExp {
  return new RegExp(`^(?:${Object.values(paths).join('|')})/?$`, 'i');
}
