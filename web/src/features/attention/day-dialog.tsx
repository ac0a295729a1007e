import { hoursProblems } from '@comanda/contract/locations/service-settings.rules';
import { useState } from 'react';
import { byField } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { IntervalFields } from './interval-fields.tsx';
import { DAY_NAMES, type Day, sorted, WEEK_ORDER, type Week } from './week-draft.ts';

interface DayDialogProps {
  week: Week;
  /** 0 is Sunday. */
  day: number;
  onApply: (days: readonly number[], hours: Day) => void;
  onClose: () => void;
}

/** The hours of one day, and the other days that get the same. Nothing is saved yet. */
export function DayDialog({ week, day, onApply, onClose }: DayDialogProps) {
  const [hours, setHours] = useState<Day>(week[day] ?? []);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const apply = () => {
    const days = [day, ...others.map(Number)];
    const kept = sorted(hours);
    const semana = week.map((one, at) => (days.includes(at) ? kept : one));
    const found = byField(hoursProblems({ semana, excepciones: [], festivos: 'normal' }));
    if (Object.keys(found).length > 0) {
      setHours(kept);
      return setProblems(found);
    }
    onApply(days, kept);
    onClose();
  };
  const own = `horas.semana.${day}`;
  const elsewhere = Object.entries(problems).find(([path]) => !path.startsWith(`${own}.`));
  return (
    <Dialog
      open
      title={DAY_NAMES[day] ?? ''}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="lg" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="lg" onClick={apply}>
            Listo
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <IntervalFields
          day={hours}
          onChange={(next) => {
            setHours(next);
            setProblems({});
          }}
          problemOf={(at, edge) =>
            problems[[own, at, edge].filter((one) => one !== undefined).join('.')]
          }
        />
        {elsewhere && (
          <p role="alert" className="text-14 text-aji">
            {DAY_NAMES[Number(elsewhere[0].split('.')[2])]}: {elsewhere[1]}
          </p>
        )}
        <section className="grid gap-1">
          <h3 className="font-body font-semibold text-14">Copiar también a</h3>
          <Chips
            wrap
            label="Copiar también a"
            chips={WEEK_ORDER.filter((one) => one !== day).map((one) => ({
              id: String(one),
              label: DAY_NAMES[one],
            }))}
            selected={others}
            onChange={setOthers}
          />
        </section>
      </div>
    </Dialog>
  );
}
