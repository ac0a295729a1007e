import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { History } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface LeftoversProps {
  /** What waits to be dealt with, newest first, whatever its day. */
  orders: readonly Order[];
  day: string;
  /** What nobody did with them: 'sin preparar'. */
  undone: string;
  onShow: (day: string) => void;
}

/** After midnight, and after a bad night: what an earlier day left undone must not vanish. */
export function Leftovers({ orders, day, undone, onShow }: LeftoversProps) {
  const left = orders.filter(({ horaCreacion }) => bogotaDay(horaCreacion) < day);
  const newest = left[0];
  if (!newest) return null;
  const words =
    left.length === 1
      ? `Quedó 1 pedido ${undone} de un día anterior.`
      : `Quedaron ${left.length} pedidos ${undone} de días anteriores.`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-maiz-wash py-1.5 pr-1.5 pl-4 font-medium text-maiz-ink">
      <History aria-hidden size={22} />
      <p className="min-w-48 flex-1">{words}</p>
      <Button variant="secondary" size="lg" onClick={() => onShow(bogotaDay(newest.horaCreacion))}>
        Ver
      </Button>
    </div>
  );
}
