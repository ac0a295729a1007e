import type { HomeSede } from '@comanda/contract/owners/owners';
import { isLeftOpen } from '@comanda/contract/till/till.rules';
import { HandCoins } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { unbroken } from '../locations/opening.ts';
import { dayAndHour, differenceWords, openFor } from './shift-words.ts';

type Shifts = NonNullable<HomeSede['turnos']>;

/** 'Sandra Milena Ruiz', and below it 'Turno desde 10:55 a. m.' Nothing where nobody ever opened a shift. */
export function SedeTill({ abiertos, ultimo, now }: Shifts & { now: Date }) {
  const [oldest, ...others] = abiertos;
  if (!oldest && !ultimo) return null;
  const isLate = oldest !== undefined && isLeftOpen(oldest, now);
  return (
    <>
      <HandCoins aria-hidden size={18} className="mt-px text-ink-soft" />
      <div className={cx('wrap-anywhere', isLate && 'text-aji')}>
        <p className="font-semibold">
          {oldest ? oldest.nombre : 'Sin turno abierto'}
          {others.length > 0 && ` y ${others.length} más`}
        </p>
        {oldest && (
          <p className={cx(!isLate && 'text-ink-soft')}>
            {isLate
              ? `Turno abierto hace ${openFor(oldest.abierto, now)}`
              : unbroken(`Turno desde ${dayAndHour(oldest.abierto, now)}`)}
          </p>
        )}
        {!oldest && ultimo && (
          <p className="text-ink-soft">
            {unbroken(`Último cierre ${dayAndHour(ultimo.cerrado, now)}`)},{' '}
            <span className={cx((ultimo.diferencia ?? 0) < 0 && 'text-aji')}>
              {differenceWords(ultimo.diferencia)}
            </span>
          </p>
        )}
      </div>
    </>
  );
}
