import { bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { CANALES } from '@comanda/contract/locations/channels';
import { isHoliday } from '@comanda/contract/locations/holidays';
import { isSpecialDay, openState } from '@comanda/contract/locations/hours.rules';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type { PauseLength } from '@comanda/contract/locations/pause.rules';
import { promisedMinutes } from '@comanda/contract/locations/promise.rules';
import { CirclePlay, Pause } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Pulse } from '../../ui/pulse.tsx';
import { pausedWords, standingOf } from './attention-words.ts';
import { DelayChoice, ReadyNow } from './delay-choice.tsx';
import { PAUSE_LENGTHS } from './pause-lengths.ts';
import { usePause } from './use-pause.ts';

const PauseSheet = lazy(() => import('./pause-sheet.tsx').then((m) => ({ default: m.PauseSheet })));

const LOOK = {
  recibe: { band: 'bg-cilantro-wash border-cilantro', ink: 'text-cilantro', tone: 'cilantro' },
  pausa: { band: 'bg-maiz-wash border-maiz', ink: 'text-maiz-ink', tone: 'maiz' },
  cerrada: { band: 'bg-sunken border-off', ink: 'text-ink', tone: 'neutral' },
} as const;

// On a phone the words stand above their buttons.
const GROUP = 'grid gap-1 max-sm:w-full sm:flex sm:items-center sm:gap-3';

interface StandingBandProps {
  dbName: string;
  settings: SedeSettings;
  now: Date;
}

/** Whether the sede takes orders now, how long they take, and the way to stop them for a while. */
export function StandingBand({ dbName, settings, now }: StandingBandProps) {
  const { isBusy, resume, delay } = usePause(dbName);
  const [asked, setAsked] = useState<PauseLength | undefined>(undefined);
  const standing = standingOf(settings, now);
  const { pausa } = standing;
  // While some ways are open the sede still takes orders.
  const isPartly = pausa !== null && CANALES.some((one) => !pausa.canales.includes(one));
  const { band, ink, tone } = LOOK[standing.kind];
  return (
    <section
      aria-label="Cómo está la sede"
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-l-6 px-4 py-3',
        band,
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <Pulse tone={tone} moving={standing.kind === 'recibe'} className={ink}>
          <span className="title text-20 leading-tight">{standing.sentence}</span>
        </Pulse>
        <p className="pl-7 text-14">
          <Facts settings={settings} now={now} isPartly={isPartly} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full">
        {promisedMinutes(settings) !== null && (
          <div className={GROUP}>
            <span className="font-medium text-14 text-ink-soft">Más demora</span>
            <DelayChoice
              value={settings.extraMin}
              onChange={delay}
              disabled={isBusy}
              className="max-sm:flex"
            />
          </div>
        )}
        {pausa ? (
          <Button
            icon={<CirclePlay aria-hidden size={18} />}
            busy={isBusy}
            onClick={() => resume()}
            aria-label={`Reanudar: ${pausedWords(pausa)}`}
          >
            Reanudar
          </Button>
        ) : (
          <div className={GROUP}>
            <span className="font-medium text-14 text-ink-soft">Pausar</span>
            <fieldset className="inline-flex max-sm:flex rounded-control border border-control bg-surface">
              <legend className="sr-only">Pausar</legend>
              {PAUSE_LENGTHS.map(({ id, word }, at) => (
                <button
                  key={id}
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setAsked(id)}
                  className="flex min-h-touch grow items-center justify-center gap-1.5 whitespace-nowrap border-line border-l px-2 sm:px-3.5 font-semibold text-14 first:rounded-l-[9px] first:border-l-0 last:rounded-r-[9px] hover:bg-sunken"
                >
                  {at === 0 && <Pause aria-hidden size={16} className="max-sm:hidden" />}
                  {word}
                </button>
              ))}
            </fieldset>
          </div>
        )}
      </div>
      {asked !== undefined && (
        <Suspense>
          <PauseSheet
            dbName={dbName}
            now={now}
            suggested={asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** 'Hasta las 10:00 p. m. · festivo con horario especial · listo en ~25 min' */
function Facts({
  settings,
  now,
  isPartly,
}: Omit<StandingBandProps, 'dbName'> & { isPartly: boolean }) {
  const { horas } = settings;
  const closes = openState(settings, now)?.cierra;
  const today = bogotaDay(now);
  const isSpecial = horas !== null && isSpecialDay(horas, today);
  const facts = [
    isPartly && 'lo demás se recibe',
    closes && `hasta ${theHour(bogotaTime(closes))}`,
    !horas && 'a toda hora, sin horario',
    isHoliday(today) && 'festivo',
    isSpecial && 'con horario especial',
  ].filter(Boolean);
  const words = facts.join(' · ');
  const isPromised = promisedMinutes(settings) !== null;
  return (
    <>
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {isPromised && (
        <>
          {words && ' · '}
          <span className={cx(!words && 'inline-block first-letter:uppercase')}>
            <ReadyNow settings={settings} />
          </span>
        </>
      )}
    </>
  );
}
