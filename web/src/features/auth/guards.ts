import { restaurantPath } from '@comanda/contract/pages/addresses';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';

/** Where to go instead, or null to stay. A courtesy: the server refuses on its own. */
export type Guard = () => string | null;

export const ownerGuard: Guard = () => {
  const owner = stored.authUser.get();
  // A token without an owner is somebody of the staff, or a diner.
  if (!stored.token.get() || !owner) return PATHS.login;
  return owner.estadoMembresia === 'activa' ? null : PATHS.membership;
};

export const membershipGuard: Guard = () => (stored.token.get() ? null : PATHS.login);

export const employeeGuard: Guard = () =>
  stored.user.get()?.tipo === 'empleado' ? null : PATHS.userAuth;

/** Everything at a sede needs to know which one. */
export const locationGuard: Guard = () => {
  if (stored.location.get()) return null;
  const path = stored.path.get();
  return path ? restaurantPath(path) : PATHS.home;
};
