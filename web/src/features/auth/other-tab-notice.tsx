import { otherTabMessages } from '@comanda/contract/auth/other-tab.messages';
import { useEffect, useState } from 'react';
import { releaseStorage, type Stored, watchOtherTabs } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface Account {
  /** Tells accounts apart. */
  key: string;
  /** How the notice calls the person. */
  name: string;
  home: string;
}

/**
 * Says that another tab signed in with another account. Until the person decides, this tab keeps
 * its own account and everything on it, and neither reads nor writes what the tabs share.
 */
export function OtherTabNotice() {
  const [mine] = useState(accountHere);
  const [other, setOther] = useState<Account | 'nobody' | null>(null);

  useEffect(() => {
    if (!mine) return;
    return watchOtherTabs((event, isHeld) => {
      const now = accountInStorage();
      const isOther = now ? now.key !== mine.key : isHeld || event.key === null;
      setOther(isOther ? (now ?? 'nobody') : null);
      return isOther;
    });
  }, [mine]);

  if (!mine || !other) return null;
  const isSomebody = other !== 'nobody';
  const goOn = () => window.location.assign(isSomebody ? other.home : PATHS.login);
  const stay = () => {
    releaseStorage();
    writeBack();
    setOther(null);
  };
  return (
    <Dialog
      open
      title={isSomebody ? otherTabMessages.entered : otherTabMessages.leaving}
      size="md"
      onClose={stay}
      dismissible={false}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
          <Button variant="secondary" size="lg" onClick={stay} className="wrap-anywhere">
            {otherTabMessages.stay(mine.name)}
          </Button>
          <Button size="lg" onClick={goOn} data-autofocus className="wrap-anywhere">
            {isSomebody ? otherTabMessages.goOn(other.name) : otherTabMessages.goToLogin}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere text-ink-soft">{otherTabMessages.explained(mine.name)}</p>
    </Dialog>
  );
}

/** The account of this tab is the browser's again, with the order that it was taking. */
function writeBack(): void {
  rewrite(stored.user);
  rewrite(stored.authUser);
  rewrite(stored.auth);
  rewrite(stored.location);
  rewrite(stored.cart);
  rewrite(stored.editingOrder);
  rewrite(stored.token);
}

function rewrite<T>(one: Stored<T>): void {
  const value = one.get();
  if (value === null) one.remove();
  else one.set(value);
}

function accountHere(): Account | null {
  return accountOf(stored.token.get(), stored.user.get(), stored.authUser.get());
}

/** Reads past this tab's own copies. */
function accountInStorage(): Account | null {
  return accountOf(localStorage.getItem('token'), readJson('SR'), readJson('auth_user'));
}

interface Person {
  tipo?: unknown;
  id?: unknown;
  email?: unknown;
  nombre?: unknown;
}

/** A login at a sede leaves an owner's data where it was, so the person at the sede counts first. */
function accountOf(token: string | null, user: Person | null, owner: Person | null) {
  if (!token) return null;
  if (user) {
    const home = user.tipo === 'empleado' ? PATHS.employee : PATHS.user.menu;
    return { key: `${user.tipo} ${user.email}`, name: String(user.nombre), home };
  }
  if (!owner) return null;
  return { key: `owner ${owner.id}`, name: String(owner.email), home: PATHS.owner.home };
}

function readJson(key: string): Person | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
