import type { Location } from '@comanda/contract/locations/locations';
import { formatMoney } from '@comanda/contract/money';
import type { HomeSede } from '@comanda/contract/owners/owners';
import { ChefHat, DoorOpen, Utensils } from 'lucide-react';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { unbroken } from '../locations/opening.ts';
import { chooseSede } from '../owner/tab-sede.ts';
import { counted } from '../reports/report-numbers.ts';
import type { NextOpening } from './opens-next.ts';
import { sedeOpening } from './sede-opening.ts';
import { SedeTill } from './sede-till.tsx';

interface SedeSlipProps {
  sede: Location;
  /** Undefined while it is not known. */
  home: HomeSede | undefined;
  ventas: number | undefined;
  now: Date;
}

const LOOK = {
  abierta: { tone: 'cilantro', ink: 'text-cilantro' },
  pausa: { tone: 'maiz', ink: 'text-maiz-ink' },
  cerrada: { tone: 'neutral', ink: 'text-ink-soft' },
} as const;

/** A sede now: whether it is open, what it sold today and how its kitchen goes. */
export function SedeSlip({ sede, home, ventas, now }: SedeSlipProps) {
  const opening = sedeOpening(sede, home?.servicio, now);
  const isClosed = opening?.kind === 'cerrada';
  const next = opening?.next;
  return (
    <Slip
      hanging
      className={cx(
        'h-full min-h-64 px-4 pt-3 pb-6 text-14',
        isClosed && 'bg-paper! text-ink-soft',
      )}
    >
      <h2 className="text-18 leading-tight">
        <Link
          to={OWNER_PATHS.liveOrders}
          onClick={() => chooseSede(sede)}
          className="wrap-anywhere flex min-h-11 items-center hover:underline"
        >
          <span className="line-clamp-2">{sede.nombre}</span>
        </Link>
      </h2>
      {opening ? (
        <Pulse
          tone={LOOK[opening.kind].tone}
          moving={!isClosed}
          className={cx('min-h-6', LOOK[opening.kind].ink)}
        >
          {unbroken(opening.words)}
        </Pulse>
      ) : (
        <p className="wrap-anywhere line-clamp-2 text-ink-soft">{sede.horario}</p>
      )}
      {ventas === undefined ? (
        <Skeleton className="mt-2 h-8" />
      ) : (
        <Money amount={ventas} className="figures block pt-2 text-22" />
      )}
      <div aria-hidden className="rule-dashed my-3" />
      {home ? (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-3">
          {home.cuentasActivas && home.cuentas && <Accounts {...home.cuentas} />}
          <Kitchen {...home.cocina} />
          {home.turnos && <SedeTill {...home.turnos} now={now} />}
          {next && <Opens {...next} />}
        </div>
      ) : (
        <Skeleton className="h-10" />
      )}
    </Slip>
  );
}

/** '11 cuentas abiertas', and below it '$812.400 · 2 la piden' */
function Accounts({ abiertas, saldo, piden }: NonNullable<HomeSede['cuentas']>) {
  return (
    <>
      <Utensils aria-hidden size={18} className="mt-px text-ink-soft" />
      <div>
        <p className="font-semibold">
          {abiertas === 0
            ? 'Ninguna cuenta abierta'
            : counted(abiertas, 'cuenta abierta', 'cuentas abiertas')}
        </p>
        {abiertas > 0 && (
          <p className="text-ink-soft">
            {formatMoney(saldo)}
            {piden > 0 && (
              <strong className="font-semibold text-maiz-ink">
                {' '}
                · {piden} la {piden === 1 ? 'pide' : 'piden'}
              </strong>
            )}
          </p>
        )}
      </div>
    </>
  );
}

const SHARES = [
  { key: 'aTiempo', fill: 'bg-cilantro' },
  { key: 'demorados', fill: 'bg-maiz' },
  { key: 'tarde', fill: 'bg-aji' },
] as const;

function Kitchen(ages: HomeSede['cocina']) {
  const total = ages.aTiempo + ages.demorados + ages.tarde;
  return (
    <>
      <ChefHat aria-hidden size={18} className="mt-px text-ink-soft" />
      <div>
        <p>
          <strong className="font-semibold">{total === 0 ? 'Nada' : total} en cocina</strong>{' '}
          {total > 0 && <KitchenWords {...ages} />}
        </p>
        {total > 0 && (
          <div
            aria-hidden
            className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-sunken"
          >
            {SHARES.filter(({ key }) => ages[key] > 0).map(({ key, fill }) => (
              <span key={key} className={fill} style={{ flexGrow: ages[key] }} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function KitchenWords({ demorados, tarde }: HomeSede['cocina']) {
  if (tarde > 0) return <strong className="font-bold text-aji">{tarde} tarde</strong>;
  if (demorados === 0) return <span className="text-ink-soft">a tiempo</span>;
  const word = demorados === 1 ? 'pasa' : 'pasan';
  return (
    <strong className="font-semibold text-maiz-ink">
      {demorados} {word} de 10 min
    </strong>
  );
}

/** 'Abre mañana', and below it '11:30 a. m. – 9 p. m.' */
function Opens({ day, hours }: NextOpening) {
  return (
    <>
      <DoorOpen aria-hidden size={18} className="mt-px text-ink-soft" />
      <div>
        <p className="font-semibold">Abre {day}</p>
        <p className="text-ink-soft">{unbroken(hours)}</p>
      </div>
    </>
  );
}
