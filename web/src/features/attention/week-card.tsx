import { bogotaDay } from '@comanda/contract/days';
import { isSpecialDay } from '@comanda/contract/locations/hours.rules';
import { hoursText } from '@comanda/contract/locations/hours-text';
import type { Location, SedeSettings } from '@comanda/contract/locations/locations';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { DayDialog } from './day-dialog.tsx';
import { PartActions } from './part-actions.tsx';
import { dayField, startOf, type WeekForm } from './use-week-form.ts';
import { WeekBars } from './week-bars.tsx';
import { DAY_NAMES, WEEK_ORDER } from './week-draft.ts';

interface WeekCardProps {
  location: Location;
  horas: SedeSettings['horas'];
  form: WeekForm;
  now: Date;
}

/** When the sede opens, and what its diners read of it. */
export function WeekCard({ location, horas, form, now }: WeekCardProps) {
  const { week, stored, isSending, isDirty, problems } = form;
  const [edited, setEdited] = useState<number | null>(null);
  const changed = WEEK_ORDER.filter((day) => form.isUnsaved(dayField(day)));
  const today = bogotaDay(now);
  const isSpecial = horas !== null && isSpecialDay(horas, today);
  if (!horas && !isDirty) {
    return <NoHours location={location} onStart={() => form.set(startOf(location.horario))} />;
  }
  const problemOf = (day: number) =>
    Object.entries(problems).find(
      ([path]) => path === dayField(day) || path.startsWith(`${dayField(day)}.`),
    )?.[1];
  return (
    <Card className="p-4">
      <form {...form.attributes} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-20">Horas de la semana</h2>
          {isDirty ? (
            <Pulse tone="achiote">{unsavedWords(changed)}</Pulse>
          ) : (
            <p className="text-14 text-ink-soft max-md:hidden">
              Arrastra un borde o usa las flechas
            </p>
          )}
        </div>
        <WeekBars
          week={week}
          stored={stored}
          now={now}
          todayNote={isSpecial ? 'con otro horario' : null}
          problemOf={problemOf}
          isUnsaved={(day) => horas !== null && form.isUnsaved(dayField(day))}
          disabled={isSending}
          onChange={(day, hours) => form.set({ [dayField(day)]: hours })}
          onEdit={setEdited}
        />
        <div aria-hidden className="rule-dashed" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-64 whitespace-pre-line text-14">
            <span className="text-ink-soft">Tus clientes leen: </span>
            {hoursText({ semana: week, excepciones: [], festivos: horas?.festivos ?? 'domingo' })}
          </p>
          <PartActions
            form={form}
            saveLabel="Guardar horas"
            left={`el horario de ${location.nombre} sin guardar`}
          />
        </div>
      </form>
      {edited !== null && (
        <DayDialog
          week={week}
          day={edited}
          onApply={(days, hours) =>
            form.set(Object.fromEntries(days.map((day) => [dayField(day), hours])))
          }
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

/** Until a sede has hours it takes orders at every hour. */
function NoHours({ location, onStart }: { location: Location; onStart: () => void }) {
  return (
    <Card className="grid content-center justify-items-center gap-3 px-6 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-achiote-wash text-achiote-ink">
        <CalendarClock aria-hidden size={28} />
      </span>
      <h2 className="text-24">Arma tu horario</h2>
      <p className="max-w-md text-ink-soft">
        Hoy {location.nombre} recibe pedidos a toda hora, también de madrugada. Con un horario,
        quien llega tarde lee cuándo abres y tu cocina descansa.
      </p>
      <Button size="lg" onClick={onStart}>
        Armar el horario
      </Button>
      <p className="max-w-md whitespace-pre-line text-14 text-ink-soft">
        Empezamos con lo que ya escribiste:{'\n'}
        <span className="text-ink">{location.horario}</span>
      </p>
    </Card>
  );
}

/** 'Viernes sin guardar', '3 días sin guardar' */
function unsavedWords(days: readonly number[]): string {
  const [first] = days;
  const what = days.length === 1 && first !== undefined ? DAY_NAMES[first] : `${days.length} días`;
  return `${what} sin guardar`;
}
