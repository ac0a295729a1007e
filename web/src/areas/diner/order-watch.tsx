import type { Location } from '@comanda/contract/locations/locations';
import { useLiveTracking } from '../../features/tracking/use-live-tracking.ts';
import { usePreparedAlert } from '../../features/tracking/use-prepared-alert.ts';
import { useTrackedOrders } from '../../features/tracking/use-tracked-orders.ts';

/** Follows the orders under way from any page, so that whoever browses on hears when one is ready. */
export function OrderWatch({ location: { dbName, nombre } }: { location: Location }) {
  const tracked = useTrackedOrders(dbName);
  useLiveTracking({ dbName, ...tracked });
  usePreparedAlert({ ...tracked, sede: nombre, tellsMissed: true });
  return null;
}
