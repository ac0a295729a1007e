import type { Product } from '@comanda/contract/menu/menu';
import { Check, Plus } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

interface ComboTrayProps {
  dish: Product;
  drink: Product | undefined;
  side: Product | undefined;
  /** The number of additions. */
  extras: number;
}

/** A tray that fills as the diner chooses. Missing parts are dashed circles. */
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
      {/* The soft hyphen breaks the word into two lines, so that it fits. */}
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
      // The key remounts the picture, so that a new choice is animated.
      key={part._id}
      src={part.imagen}
      alt=""
      sizes="80px"
      className="size-16 shrink-0 animate-rise sm:size-20 rounded-full border-3 border-surface"
    />
  );
}

interface ComboStep {
  word: string;
  /** The chosen product, or a hint if there is none. */
  note: string;
  isDone: boolean;
}

interface ComboStepsProps {
  steps: readonly ComboStep[];
  current: number;
  onGo: (step: number) => void;
}

/** Three labelled segments; a tap goes to that step. */
export function ComboSteps({ steps, current, onGo }: ComboStepsProps) {
  return (
    <ol aria-label="Pasos del combo" className="grid grid-cols-[1fr_1.4fr_0.8fr] gap-2">
      {steps.map(({ word, note, isDone }, at) => {
        const isCurrent = at === current;
        return (
          <li key={word} className="grid">
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onGo(at)}
              className={cx(
                'min-h-14 min-w-0 border-t-4 pt-1.5 text-left text-12 sm:text-14',
                isCurrent && 'border-achiote text-achiote-ink',
                !isCurrent && (isDone ? 'border-cilantro text-cilantro' : 'border-line text-ink'),
              )}
            >
              <span className="flex items-center gap-1 font-semibold">
                {isDone ? <Check aria-hidden size={14} className="stroke-3" /> : `${at + 1}.`}
                <span className="truncate">{word}</span>
                {isDone && <span className="sr-only">(listo)</span>}
              </span>
              <span className="block truncate text-ink-soft">{note}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
