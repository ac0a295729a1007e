import { restaurantPath } from '@comanda/contract/pages/addresses';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';

/** The path to go to instead, or null to stay. Guards only save a wasted page: the server refuses on its own. */
export type Guard = () => string | null;

export const ownerGuard: Guard = () => {
  const owner = stored.authUser.get();
  // Staff and diners have a token too, but no owner.
  if (!stored.token.get() || !owner) return PATHS.login;
  return owner.estadoMembresia === 'activa' ? null : PATHS.membership;
};

/** Also for an owner whose membership has ended. */
export const accountGuard: Guard = () =>
  stored.token.get() && stored.authUser.get() ? null : PATHS.login;

export const membershipGuard: Guard = () => (stored.token.get() ? null : PATHS.login);

export const employeeGuard: Guard = () =>
  stored.user.get()?.tipo === 'empleado' ? null : PATHS.userAuth;

/** Every page of a sede needs a chosen sede. */
export const locationGuard: Guard = () => {
  if (stored.location.get()) return null;
  const path = stored.path.get();
  return path ? restaurantPath(path) : PATHS.home;
};
