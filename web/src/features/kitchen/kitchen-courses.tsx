import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import type { Order } from '@comanda/contract/orders/orders';
import { Flame, Hourglass } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFireCourse } from '../order-moves/use-fire-course.ts';
import { KitchenLine } from './kitchen-line.tsx';
import type { SlipLine } from './slip-lines.ts';

interface KitchenCoursesProps {
  order: Order;
  /** The courses to show, in their order; one that was just fired is still among them. */
  held: readonly number[];
  rows: readonly SlipLine[];
  describedBy: string;
  isFired: boolean;
  /** Who makes one part of the order does not say when the next course begins. */
  canFire: boolean;
}

/** The courses of a slip that wait, and the button that fires the next one. */
export function KitchenCourses(props: KitchenCoursesProps) {
  const { order, held, rows, describedBy, isFired, canFire } = props;
  const [next] = held;
  if (next === undefined) return null;
  return (
    <fieldset
      aria-label={coursesMessages.later}
      className="mx-3 grid min-w-0 gap-2.5 border-control border-t-2 border-dashed pt-2 pb-3"
    >
      <h3 className="flex items-center gap-2 font-semibold text-18 text-maiz-ink">
        <Hourglass aria-hidden className="size-5" />
        {coursesMessages.later}
        <span className="ml-auto font-medium text-16 text-ink-soft">{coursesMessages.waiting}</span>
      </h3>
      {held.map((tiempo) => (
        <div key={tiempo} className="grid gap-2">
          {held.length > 1 && (
            <p className="font-medium text-16 text-ink-soft">{tiemposMessages.course(tiempo)}</p>
          )}
          <ul className="grid gap-2 text-ink-soft">
            {rows
              .filter(({ line }) => line.tiempo === tiempo)
              .map((row) => (
                <KitchenLine key={row.key} row={row} />
              ))}
          </ul>
        </div>
      ))}
      {canFire && (
        <FireButton order={order} tiempo={next} isFired={isFired} describedBy={describedBy} />
      )}
    </fieldset>
  );
}

interface FireButtonProps {
  order: Order;
  tiempo: number;
  isFired: boolean;
  describedBy: string;
}

function FireButton({ order, tiempo, isFired, describedBy }: FireButtonProps) {
  const { isFiring, fire } = useFireCourse();
  return (
    <Button
      className="in-data-cancelled:invisible"
      size="lg"
      variant="wash"
      full
      icon={<Flame aria-hidden className="size-5" />}
      busy={isFiring}
      disabled={isFired}
      aria-describedby={describedBy}
      onClick={() => fire([order], tiempo)}
    >
      {isFired ? coursesMessages.underWay : coursesMessages.fire(tiempo)}
    </Button>
  );
}
