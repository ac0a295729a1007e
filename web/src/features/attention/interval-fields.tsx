import type { Intervalo } from '@comanda/contract/locations/hours.rules';
import { clockMinutes } from '@comanda/contract/locations/hours.rules';
import { SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Day, type Edge, isWholeDay } from './week-draft.ts';

const WHOLE: Intervalo = { desde: '00:00', hasta: '24:00' };
const FIRST: Intervalo = { desde: '11:30', hasta: '15:00' };
const SECOND: Intervalo = { desde: '18:00', hasta: '22:00' };

const PLACES = ['Primer horario', 'Segundo horario'];

interface IntervalFieldsProps {
  day: Day;
  onChange: (day: Day) => void;
  /** Of an edge of an interval, or of the whole interval. */
  problemOf: (at: number, edge?: Edge) => string | undefined;
  disabled?: boolean;
}

/** The hours of one day, typed: none is closed, two are a day with a break. */
export function IntervalFields({
  day,
  onChange,
  problemOf,
  disabled = false,
}: IntervalFieldsProps) {
  const isWhole = day.length === 1 && day.every(isWholeDay);
  const isOpen = day.length > 0;
  const change = (at: number, edge: Edge, clock: string) =>
    onChange(day.map((one, place) => (place === at ? { ...one, [edge]: clock } : one)));
  return (
    <div className="grid gap-3">
      <Switch
        full
        checked={isOpen}
        disabled={disabled}
        onChange={(opens) => onChange(opens ? [FIRST, SECOND] : [])}
      >
        <span className="font-semibold text-16">
          {isOpen ? 'Abre este día' : 'Cerrado todo el día'}
        </span>
      </Switch>
      {isOpen && (
        <Switch
          full
          checked={isWhole}
          disabled={disabled}
          onChange={(whole) => onChange(whole ? [WHOLE] : [FIRST, SECOND])}
        >
          <span className="font-semibold text-16">24 horas</span>
        </Switch>
      )}
      {!isWhole &&
        day.map((interval, at) => (
          <fieldset key={PLACES[at]} disabled={disabled} className="grid gap-1">
            <legend className="sr-only">{PLACES[at]}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 *:min-w-0">
              <TextField
                type="time"
                label="Abre"
                value={interval.desde}
                onChange={({ target }) => change(at, 'desde', target.value)}
                error={problemOf(at, 'desde') ?? problemOf(at)}
                className="min-w-0 px-2!"
              />
              <TextField
                type="time"
                label="Cierra"
                value={interval.hasta}
                onChange={({ target }) => change(at, 'hasta', target.value)}
                error={problemOf(at, 'hasta')}
                className="min-w-0 px-2!"
              />
              <IconButton
                label={`Quitar el ${PLACES[at]?.toLowerCase()}`}
                icon={<X aria-hidden size={20} />}
                onClick={() => onChange(day.filter((_, place) => place !== at))}
                className="mt-6.5"
              />
            </div>
            {isOvernight(interval) && (
              <p className="text-14 text-ink-soft">→ Cierra en la madrugada del día siguiente</p>
            )}
          </fieldset>
        ))}
      {isOpen && !isWhole && day.length < SERVICE_LIMITS.intervalos && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={disabled}
          onClick={() => onChange([...day, SECOND])}
        >
          Otro horario el mismo día
        </Button>
      )}
    </div>
  );
}

function isOvernight({ desde, hasta }: Intervalo): boolean {
  const isTyped = desde.length === 5 && hasta.length === 5;
  return isTyped && clockMinutes(hasta) < clockMinutes(desde) && hasta !== '00:00';
}
