import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { returnedOrders } from '../../features/checkout/stored-returned.ts';
import { isSenderAtSede } from '../../features/orders/order-sender.ts';
import { useStored } from '../../lib/storage.ts';
import { PATHS } from '../../paths.ts';

/** Where orders are followed: one that waited did not go, and is in the cart. */
export function ReturnedLink() {
  const returned = useStored(returnedOrders) ?? [];
  if (!returned.some((order) => order.message !== '' && isSenderAtSede(order))) return null;
  return (
    <Link
      to={PATHS.user.cart}
      className="flex min-h-12 items-center gap-2.5 rounded-card bg-aji-wash px-4 py-2 font-semibold text-aji"
    >
      <CircleAlert aria-hidden size={20} className="shrink-0" />
      <span className="flex-1">Tu pedido no salió y está otra vez en tu carrito.</span>
      <span className="text-14 underline underline-offset-4">Ver</span>
    </Link>
  );
}
