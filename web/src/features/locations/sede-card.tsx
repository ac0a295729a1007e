import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { isAway } from '@comanda/contract/sede-life/closing.rules';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import { ArrowRight, Phone } from 'lucide';
import { useHydrated } from '../../lib/first-view.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { offWords, stateNotice } from '../sede-state/notice-words.ts';
import { type SedeState, sedeState, takesOrders } from '../sede-state/sede-state.ts';
import { OpenNow } from './open-now.tsx';
import { type Opening, openingIn, unbroken } from './opening.ts';

interface SedeCardProps {
  location: Location;
  /** False while the restaurant accepts no orders; the menu can still be read. */
  canOrder: boolean;
  /** True if the dishes in the cart are of this sede. */
  hasCart: boolean;
  onChoose: () => void;
}

/** A sede on the restaurant's page. Only an open sede has the primary button. */
export function SedeCard({ location, canOrder, hasCart, onChoose }: SedeCardProps) {
  const minute = useMinute();
  const opening = openingIn(location.aperturas, minute);
  const state = sedeState(location, minute);
  const isHot =
    canOrder && (state?.hours || state?.isPaused ? takesOrders(state) : opening?.isOpen !== false);
  const maySchedule = canOrder && !isHot && state?.maySchedule === true;
  const cierre = isAway(location.cierre, minute) ? location.cierre : null;
  return (
    <li className="wrap-anywhere grid content-between gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <div className="flex justify-between gap-4">
        <div className="grid min-w-0 content-start gap-1">
          <h2 className="text-22">{location.nombre}</h2>
          <p className="text-14 text-ink-soft">{location.direccion}</p>
          {location.telefono && <p className="figures text-14">{location.telefono}</p>}
          {cierre ? (
            <p className="mt-2 font-semibold text-14 text-maiz-ink">{closedWords(cierre)}</p>
          ) : location.activa === false ? (
            <p className="mt-2 font-semibold text-14 text-maiz-ink">
              {locationsMessages.sedeTakesNoOrders}
            </p>
          ) : (
            <>
              {opening && (
                <OpenNow isOpen={opening.isOpen} className="mt-2">
                  {opening.isOpen && isHot && state?.minutes ? `~${state.minutes} min` : ''}
                </OpenNow>
              )}
              {state && <SedeNews state={state} now={minute} />}
            </>
          )}
        </div>
        <Picture
          src={location.imagen}
          alt=""
          sizes="112px"
          className={cx('h-24 w-28 shrink-0 rounded-control', !isHot && 'grayscale-50')}
        />
      </div>
      <div className="grid gap-4">
        <p className={cx('whitespace-pre-line text-14', opening && 'text-ink-soft')}>
          {unbroken(location.horario)}
        </p>
        {opening && location.activa !== false && !cierre && <DayBar opening={opening} />}
        <div className="flex gap-2">
          <Button
            size="lg"
            variant={isHot ? 'primary' : 'secondary'}
            className="flex-1"
            onClick={onChoose}
          >
            {hasCart
              ? 'Seguir con tu pedido'
              : isHot
                ? `Pedir en ${location.nombre}`
                : maySchedule
                  ? `Programar en ${location.nombre}`
                  : 'Ver la carta'}
            <Icon of={ArrowRight} aria-hidden size={18} />
          </Button>
          {location.telefono && (
            <a
              href={`tel:${location.telefono.replace(/[^+\d]/g, '')}`}
              aria-label={`Llamar a ${location.nombre}: ${location.telefono}`}
              className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), 'w-12 px-0')}
            >
              <Icon of={Phone} aria-hidden size={20} />
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** Until when it is closed or paused, why, and what it does not take. */
function SedeNews({ state, now }: { state: SedeState; now: Date }) {
  const notice = stateNotice(state, now);
  const off = offWords(state);
  return (
    <>
      {notice && (
        <p className="mt-1 text-14">
          <span className="font-semibold text-maiz-ink">{notice.title}</span>
          {notice.text && <span className="block text-ink-soft">{notice.text}</span>}
        </p>
      )}
      {off && <p className="text-14 text-ink-soft">{off}</p>}
    </>
  );
}

const share = (part: number) => `${part * 100}%`;

/** Today from midnight to midnight: the opening hours and the current time. */
function DayBar({ opening }: { opening: Opening }) {
  const { isOpen, until, bar } = opening;
  // The content security policy forbids inline styles in pages from the server, so the bar is drawn after hydration.
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="relative h-2 rounded-full bg-sunken">
        {isHydrated &&
          bar.spans.map(({ from, to }) => (
            <span
              key={from}
              className={cx(
                'absolute inset-y-0 rounded-full',
                isOpen ? 'bg-cilantro opacity-60' : 'bg-control',
              )}
              style={{ left: share(from), width: share(to - from) }}
            />
          ))}
        {isHydrated && (
          <span
            className="-inset-y-1 -ml-0.5 absolute w-1 rounded-full bg-ink"
            style={{ left: share(bar.now) }}
          />
        )}
      </div>
      {until && (
        <p className="text-right text-12 text-ink-soft">
          {isOpen ? 'Cierra' : 'Abre'} {until}
        </p>
      )}
    </div>
  );
}
