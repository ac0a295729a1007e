import { bogotaClock } from '@comanda/contract/days';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { WeekBar } from './week-bar.tsx';
import {
  type Axis,
  axisOf,
  DAY_NAMES,
  type Day,
  dayHours,
  placeOf,
  timeOf,
  WEEK_ORDER,
  type Week,
} from './week-draft.ts';

interface WeekBarsProps {
  week: Week;
  /** As it is stored: the axis does not move while somebody drags. */
  stored: Week;
  now: Date;
  /** What today is besides its weekday: 'festivo'; null where its hours are those of the week. */
  todayNote: string | null;
  problemOf: (day: number) => string | undefined;
  isUnsaved: (day: number) => boolean;
  disabled: boolean;
  onChange: (day: number, hours: Day) => void;
  onEdit: (day: number) => void;
}

/** The week as bars on one axis of time; on phones a list of days. */
export function WeekBars(props: WeekBarsProps) {
  const { week, stored, now, todayNote, problemOf, isUnsaved, disabled, onChange, onEdit } = props;
  const axis = axisOf([week, stored]);
  const clock = bogotaClock(now);
  const today = clock.getUTCDay();
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return (
    <div>
      <ul className="relative">
        <Lines axis={axis} />
        {WEEK_ORDER.map((day) => {
          const hours = week[day] ?? [];
          const problem = problemOf(day);
          const isToday = day === today;
          const notes = [isToday && 'hoy', isToday && todayNote, isUnsaved(day) && 'sin guardar'];
          return (
            <li
              key={day}
              data-invalid={problem ? '' : undefined}
              className="relative border-line border-b py-1 last:border-b-0 md:border-0 md:py-0"
            >
              <div className="md:grid md:grid-cols-[6.5rem_minmax(0,1fr)_2.75rem] md:items-center">
                <DayName
                  name={DAY_NAMES[day]}
                  note={notes.filter(Boolean).join(', ')}
                  hours={hours}
                  isUnsaved={isUnsaved(day)}
                  disabled={disabled}
                  onEdit={() => onEdit(day)}
                />
                <div className="relative hidden h-11 md:block">
                  {hours.length === 0 && (
                    <button
                      type="button"
                      disabled={disabled}
                      onClick={() => onEdit(day)}
                      aria-label={`${DAY_NAMES[day]} cerrado: abrir`}
                      className="absolute inset-y-0 left-0 rounded-control px-2 text-14 text-ink-soft hover:text-ink"
                    >
                      Cerrado · toca para abrir
                    </button>
                  )}
                  {hours.map((_, at) => (
                    <WeekBar
                      key={PLACES[at]}
                      name={DAY_NAMES[day]}
                      day={hours}
                      at={at}
                      axis={axis}
                      look={isUnsaved(day) ? 'unsaved' : isToday && !todayNote ? 'today' : 'usual'}
                      disabled={disabled}
                      onChange={(next) => onChange(day, next)}
                      onEdit={() => onEdit(day)}
                    />
                  ))}
                  {isToday && <HourLine minutes={minutes} axis={axis} />}
                </div>
                <IconButton
                  label={`Copiar ${DAY_NAMES[day]} a otros días`}
                  icon={<Copy aria-hidden size={18} />}
                  disabled={disabled}
                  onClick={() => onEdit(day)}
                  className="hidden! text-ink-soft! md:inline-grid!"
                />
              </div>
              {problem && (
                <p role="alert" className="pb-1 text-14 text-aji md:pl-26">
                  {problem}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <Hours axis={axis} />
    </div>
  );
}

const PLACES = ['primero', 'segundo'];

interface DayNameProps {
  name: string;
  note: string;
  hours: Day;
  isUnsaved: boolean;
  disabled: boolean;
  onEdit: () => void;
}

/** On a phone the whole row is the button, with the hours in words. */
function DayName({ name, note, hours, isUnsaved, disabled, onEdit }: DayNameProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onEdit}
      className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control text-left hover:bg-sunken md:block md:min-h-11 md:w-auto md:pr-2"
    >
      <span className="leading-tight">
        <span className="block font-semibold text-14">{name}</span>
        {note && (
          <span className={cx('block text-12', isUnsaved ? 'text-achiote-ink' : 'text-ink-soft')}>
            {note}
          </span>
        )}
      </span>
      <span className="text-right text-14 md:sr-only">
        {hours.length === 0 && 'Cerrado'}
        {hours.map((interval) => (
          <span key={interval.desde} className="block whitespace-nowrap">
            {dayHours([interval])}
          </span>
        ))}
      </span>
    </button>
  );
}

/** Where the whole hours are, behind the bars. */
function Lines({ axis }: { axis: Axis }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-11 left-26 max-md:hidden"
    >
      {hoursOf(axis, 60).map((minutes) => (
        <span
          key={minutes}
          className="absolute inset-y-0 border-line border-l"
          style={{ left: `${placeOf(minutes, axis)}%` }}
        />
      ))}
    </div>
  );
}

function Hours({ axis }: { axis: Axis }) {
  return (
    <div aria-hidden className="relative mt-1 mr-11 ml-26 h-5 text-12 text-ink-soft max-md:hidden">
      {hoursOf(axis, 180).map((minutes) => (
        <span
          key={minutes}
          className="-translate-x-1/2 absolute whitespace-nowrap first:translate-x-0"
          style={{ left: `${placeOf(minutes, axis)}%` }}
        >
          {hourWords(minutes)}
        </span>
      ))}
    </div>
  );
}

function HourLine({ minutes, axis }: { minutes: number; axis: Axis }) {
  if (minutes < axis.from) return null;
  return (
    <span
      aria-hidden
      className="-inset-y-1 pointer-events-none absolute z-10 w-0.5 rounded-full bg-ink"
      style={{ left: `${placeOf(minutes, axis)}%` }}
    />
  );
}

function hoursOf({ from, to }: Axis, every: number): number[] {
  const first = Math.ceil(from / every) * every;
  return Array.from(
    { length: Math.floor((to - first) / every) + 1 },
    (_, at) => first + at * every,
  );
}

/** '6 a. m.', '9', '12 m.', '3', '6 p. m.' */
function hourWords(minutes: number): ReactNode {
  const words = timeOf(minutes).replace(':00', '');
  return minutes % 360 === 0 ? words : words.replace(/ .*/, '');
}
