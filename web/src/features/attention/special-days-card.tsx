import { bogotaDay } from '@comanda/contract/days';
import { FESTIVOS, type Festivos } from '@comanda/contract/locations/hours.rules';
import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { unbroken } from '../locations/opening.ts';
import { SpecialDayDialog } from './special-day-dialog.tsx';
import { type SpecialDay, shortDate, specialDays } from './special-days.ts';
import { useSaveNow } from './use-settings-part.ts';

const FESTIVO_WORDS: Record<Festivos, string> = {
  normal: 'Como siempre',
  domingo: 'Como domingo',
  cerrado: 'Cerrado',
};

const BADGES: Record<SpecialDay['kind'], { tone: Tone; word: string }> = {
  propio: { tone: 'achiote', word: 'Otro horario' },
  domingo: { tone: 'neutral', word: 'Como domingo' },
  cerrado: { tone: 'aji', word: 'Cerrado' },
  normal: { tone: 'neutral', word: 'Como siempre' },
};

const FIRST = 5;

interface SpecialDaysCardProps {
  dbName: string;
  answer: SedeSettingsAnswer;
  horas: NonNullable<SedeSettings['horas']>;
  now: Date;
}

/** The days that differ from their week, and the coming holidays by name. */
export function SpecialDaysCard({ dbName, answer, horas, now }: SpecialDaysCardProps) {
  const { isBusy, saveNow } = useSaveNow(dbName, answer);
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<SpecialDay | 'nuevo' | null>(null);
  const today = bogotaDay(now);
  const days = useMemo(() => specialDays(horas, today), [horas, today]);
  const shown = isWhole ? days : days.slice(0, FIRST);
  const setFestivos = (festivos: Festivos) =>
    saveNow(({ horas: stored }) => ({ horas: { ...(stored ?? horas), festivos } }));
  return (
    <Card className="flex flex-col p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-20">Días especiales</h2>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          disabled={horas.excepciones.length >= SERVICE_LIMITS.excepciones}
          onClick={() => setEdited('nuevo')}
        >
          Agregar día
        </Button>
      </div>
      <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-14">
        Los festivos de Colombia
        <select
          value={horas.festivos}
          disabled={isBusy}
          onChange={({ target }) =>
            setFestivos(FESTIVOS.find((one) => one === target.value) ?? 'normal')
          }
          className={`${CONTROL_CLASS} min-h-touch w-auto! font-semibold text-14!`}
        >
          {FESTIVOS.map((one) => (
            <option key={one} value={one}>
              {FESTIVO_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((day) => (
          <li key={day.fecha}>
            <DayRow day={day} onEdit={() => setEdited(day)} />
          </li>
        ))}
      </ul>
      {days.length > FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-touch self-start font-semibold text-14 text-achiote-ink hover:underline"
        >
          {isWhole ? 'Ver menos' : `Ver los ${days.length} de los próximos doce meses`}
        </button>
      )}
      {edited && (
        <SpecialDayDialog
          dbName={dbName}
          answer={answer}
          horas={horas}
          day={edited === 'nuevo' ? null : edited}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function DayRow({ day, onEdit }: { day: SpecialDay; onEdit: () => void }) {
  const { day: number, month } = shortDate(day.fecha);
  const { tone, word } = BADGES[day.kind];
  return (
    <button
      type="button"
      onClick={onEdit}
      className="grid min-h-13 w-full grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-1 text-left hover:bg-sunken"
    >
      <span className="text-center leading-none">
        <span className="figures block text-18">{number}</span>
        <span className="text-12 text-ink-soft">{month}</span>
      </span>
      <span className="min-w-0 text-14 leading-snug">
        <span className="wrap-anywhere block font-semibold">{day.nombre}</span>
        <span className="text-ink-soft">{unbroken(day.hours)}</span>
      </span>
      <Badge tone={tone}>{word}</Badge>
    </button>
  );
}
