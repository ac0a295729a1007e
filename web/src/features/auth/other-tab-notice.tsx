import { otherTabMessages } from '@comanda/contract/auth/other-tab.messages';
import { useEffect, useState } from 'react';
import { releaseStorage, type Stored, watchOtherTabs } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
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

/** Why this tab may no longer go on: another account, nobody's storage, or another sede, where its session ends. */
type Reason = Account | 'nobody' | 'elsewhere';

/**
 * Says that another tab signed in with another account, or left the sede of this one. Until the person decides, this tab keeps
 * its own account and everything on it, and neither reads nor writes what the tabs share. A sign-out in another tab is one
 * here too, and is told.
 */
export function OtherTabNotice() {
  const [mine] = useState(accountHere);
  const [sede] = useState(sedeHere);
  const [other, setOther] = useState<Reason | null>(null);

  useEffect(() => {
    if (!mine) return;
    return watchOtherTabs((event, isHeld) => {
      const now = accountInStorage();
      const isAnother = now !== null && now.key !== mine.key;
      const isElsewhere = sede !== null && (sedeInStorage() ?? sede) !== sede;
      const isLeft = now === null && (isHeld || event.key === null);
      const nobody = isElsewhere ? 'elsewhere' : 'nobody';
      const isOther = isAnother || isElsewhere || isLeft;
      setOther(isOther ? (isAnother ? now : nobody) : null);
      // Before this tab drops its own copies and leads to the door.
      if (!isOther && now === null && accountHere()) {
        toast.info(otherTabMessages.signedOut, { id: 'session' });
      }
      return isOther;
    });
  }, [mine, sede]);

  if (!mine || !other) return null;
  const isSomebody = typeof other !== 'string';
  const goOn = () => window.location.assign(isSomebody ? other.home : PATHS.login);
  const stay = () => {
    releaseStorage();
    writeBack();
    setOther(null);
  };
  return (
    <Dialog
      open
      title={titleOf(other)}
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

function titleOf(other: Reason): string {
  if (other === 'elsewhere') return otherTabMessages.elsewhere;
  return other === 'nobody' ? otherTabMessages.leaving : otherTabMessages.entered;
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

/** The sede at which the person of this tab signed in; an owner has none. */
function sedeHere(): string | null {
  return stored.user.get() ? (stored.location.get()?._id ?? null) : null;
}

function sedeInStorage(): unknown {
  return readJson('LCTN')?._id;
}

interface Person {
  _id?: unknown;
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
  return { key: `owner ${owner.id}`, name: String(owner.email), home: OWNER_PATHS.home };
}

function readJson(key: string): Person | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
