import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { OrderUpdate } from '@comanda/contract/orders/orders';
import { Check, Pencil } from 'lucide-react';

interface KitchenEditMarkProps {
  update: OrderUpdate;
  now: Date;
  /** Somebody here has taken note of it: it says so in a low voice. */
  isSeen: boolean;
  describedBy: string;
  onSeen: () => void;
}

/** That an order was changed after it came in, when and by whom. */
export function KitchenEditMark({
  update,
  now,
  isSeen,
  describedBy,
  onSeen,
}: KitchenEditMarkProps) {
  const words = `Editado ${agoOf(update.date, now)} por ${update.name}`;
  if (isSeen) {
    return (
      <p className="flex items-start gap-2 px-3 pt-2 text-16 text-ink-soft">
        <Pencil aria-hidden size={18} className="mt-0.5" />
        <span className="min-w-0 break-words">{words}</span>
      </p>
    );
  }
  return (
    <div className="grid gap-2 bg-achiote-wash px-3 pt-2 pb-3">
      <p className="flex items-start gap-2 font-semibold text-18 text-achiote-ink">
        <Pencil aria-hidden size={20} className="mt-0.5" />
        <span className="min-w-0 break-words">{words}</span>
      </p>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={onSeen}
        className="flex min-h-12 items-center justify-center gap-2 rounded-control px-3 font-semibold text-18 text-ink inset-ring inset-ring-achiote outline-offset-[-4px] hover:bg-line"
      >
        <Check aria-hidden size={22} />
        Ya lo vi
      </button>
    </div>
  );
}

/** 'ahora mismo', 'hace 2 min', 'hace más de una hora' */
function agoOf(date: string, now: Date): string {
  return kitchenAge(date, now).text.replace('Más', 'hace más');
}
