import type { Product } from '@comanda/contract/menu/menu';
import { Plus } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

interface ComboTrayProps {
  dish: Product;
  drink: Product | undefined;
  side: Product | undefined;
  /** How many extras were added. */
  extras: number;
}

/** The tray fills as the diner chooses; what is missing is a dashed place. */
export function ComboTray({ dish, drink, side, extras }: ComboTrayProps) {
  return (
    <div
      role="img"
      aria-label={`Tu bandeja: ${dish.nombre}, ${drink?.nombre ?? 'falta la bebida'}, ${side?.nombre ?? 'falta el acompañamiento'}`}
      className="tray flex items-center justify-between gap-2 p-3 sm:px-5"
    >
      <Picture
        src={dish.imagen}
        alt=""
        sizes="112px"
        className="size-20 shrink-0 rounded-full border-3 border-surface sm:size-28"
      />
      <Place part={drink} word="Bebida" />
      {/* In two lines it fits the place. */}
      <Place part={side} word={'Acompa\u00adñamiento'} />
      <span className={cx(PLACE, 'size-13 sm:size-16', extras > 0 ? SET : MISSING)}>
        {extras > 0 ? (
          <span key={extras} className="figures flex animate-fade items-center text-18">
            <Plus size={16} className="stroke-3" />
            {extras}
          </span>
        ) : (
          'Extras'
        )}
      </span>
    </div>
  );
}

const PLACE =
  'grid shrink-0 place-items-center rounded-full font-semibold text-12 text-center leading-tight';
const MISSING = 'border-2 border-on-ink/80 border-dashed bg-ink/60 text-on-ink';
const SET = 'border-3 border-surface bg-achiote text-on-achiote';

function Place({ part, word }: { part: Product | undefined; word: string }) {
  if (!part) return <span className={cx(PLACE, 'size-16 sm:size-20', MISSING)}>{word}</span>;
  return (
    <Picture
      // Another choice is laid down anew.
      key={part._id}
      src={part.imagen}
      alt=""
      sizes="80px"
      className="size-16 shrink-0 animate-rise sm:size-20 rounded-full border-3 border-surface"
    />
  );
}
