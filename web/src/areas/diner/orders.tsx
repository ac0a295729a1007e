import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OrderTracking } from './order-tracking.tsx';
import { SlimHeader } from './slim-header.tsx';

export function Orders() {
  const location = useStored(stored.location);
  const user = useStored(stored.user);
  if (!location) return null;
  // Another sede or another person has other orders.
  return (
    <>
      <SlimHeader />
      <OrderTracking key={`${location.dbName} ${user?.email ?? ''}`} location={location} />
    </>
  );
}
