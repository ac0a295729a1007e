import { TONOS, type Tono } from '@comanda/contract/chat/chat.rules';
import { cx } from '../../ui/cx.ts';
import { TONO_LOOK } from './tono.ts';

interface TonoTilesProps {
  value: Tono;
  onChange: (tono: Tono) => void;
}

/** The four ways to speak, each in its own words. */
export function TonoTiles({ value, onChange }: TonoTilesProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-14">Tono</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {TONOS.map((tono) => (
          <label
            key={tono}
            className={cx(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border px-3.5 py-3',
              'has-focus-visible:outline-3 has-focus-visible:outline-achiote has-focus-visible:outline-offset-2',
              tono === value
                ? 'border-achiote bg-achiote-wash inset-ring inset-ring-achiote'
                : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="tono"
              value={tono}
              checked={tono === value}
              onChange={() => onChange(tono)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="mt-0.5 size-5 rounded-full border-2 border-off peer-checked:border-6 peer-checked:border-achiote"
            />
            <span>
              <span className="block font-semibold">{TONO_LOOK[tono].word}</span>
              <span className={cx('block text-14', tono === value ? 'text-ink' : 'text-ink-soft')}>
                «{TONO_LOOK[tono].sample}»
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
