import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { hoursProblems, SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import type { Problem } from '@comanda/contract/wire';
import { Trash2 } from 'lucide-react';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { useSaveSettings } from '../sede-settings/sede-settings.queries.ts';
import { holidayName } from './holiday-names.ts';
import { IntervalFields } from './interval-fields.tsx';
import { longDate, type SpecialDay } from './special-days.ts';
import { type Day, sorted } from './week-draft.ts';

type Horas = NonNullable<SedeSettings['horas']>;

interface SpecialDayDialogProps {
  dbName: string;
  answer: SedeSettingsAnswer;
  horas: Horas;
  /** Null for one that is not in the list yet. */
  day: SpecialDay | null;
  today: string;
  onClose: () => void;
}

interface Draft {
  fecha: string;
  nombre: string;
  intervalos: Day;
}

/** One day that differs from its week: other hours, or closed. It is saved over whatever others have changed by then. */
export function SpecialDayDialog(props: SpecialDayDialogProps) {
  const { dbName, answer, horas, day, today, onClose } = props;
  const save = useSaveSettings(dbName);
  const others = (stored: Horas, fecha: string) =>
    stored.excepciones.filter((one) => one.fecha !== fecha && one.fecha !== day?.fecha);
  const send = async (change: (stored: Horas) => Horas['excepciones']) => {
    const { message } = await save.mutateAsync({
      read: answer,
      over: (stored) => {
        const now = ajustesOf(stored).horas ?? horas;
        return { horas: { ...now, excepciones: change(now) } };
      },
    });
    toast.success(message, { id: 'atencion' });
    onClose();
  };
  const form = useForm<Draft>({
    initial: {
      fecha: day?.fecha ?? '',
      nombre: day?.excepcion?.nombre ?? '',
      intervalos: day?.excepcion?.intervalos ?? [],
    },
    check: (draft) => problemsOf(draft, horas, day),
    send: (draft) =>
      send((stored) => [...others(stored, draft.fecha), stampOf(draft)].toSorted(byDate)),
    refused: (error) => refusalOf(error, settingsMessages.saveFailed),
    onClose,
  });
  const { draft, problems } = form;
  const [isRemoving, run] = useBusy();
  const isSending = form.isSending || isRemoving;
  const remove = () =>
    run(async () => {
      try {
        await send((stored) => others(stored, ''));
      } catch (error) {
        form.refuse(refusalOf(error, settingsMessages.saveFailed));
      }
    });
  const holiday = draft.fecha && holidayName(draft.fecha);
  return (
    <FormDialog
      title={day ? day.nombre : 'Día especial'}
      submitLabel="Guardar día"
      form={form}
      aside={
        day?.excepcion && (
          <Button
            variant="danger-ghost"
            icon={<Trash2 aria-hidden size={18} />}
            disabled={isSending}
            onClick={remove}
            busy={isRemoving}
          >
            Quitar
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <FormFailure form={form} />
        {day ? (
          <p className="text-ink-soft">{longDate(day.fecha)}</p>
        ) : (
          <TextField
            type="date"
            label="Fecha"
            min={today}
            disabled={isSending}
            hint={holiday ? `${holiday}, festivo` : undefined}
            {...form.field('fecha')}
          />
        )}
        <TextField
          label="Nombre"
          optional
          placeholder={holiday || 'Aniversario'}
          maxLength={SERVICE_LIMITS.nombre}
          autoComplete="off"
          disabled={isSending}
          {...form.field('nombre')}
        />
        <IntervalFields
          day={draft.intervalos}
          disabled={isSending}
          onChange={(intervalos) => form.set({ intervalos })}
          problemOf={(at, edge) =>
            problems[['intervalos', at, edge].filter((one) => one !== undefined).join('.')]
          }
        />
      </div>
    </FormDialog>
  );
}

/** The paths of the rules are of the list that would be stored; those of this form are of one day. */
function problemsOf(
  draft: Draft,
  { semana, excepciones }: Horas,
  day: SpecialDay | null,
): Problem[] {
  const others = excepciones.filter(({ fecha }) => fecha !== day?.fecha);
  const own = `horas.excepciones.${others.length}.`;
  return hoursProblems({ semana, excepciones: [...others, stampOf(draft)], festivos: 'normal' })
    .filter(({ path }) => path.startsWith(own))
    .map(({ path, message }) => ({ path: path.slice(own.length), message }));
}

function stampOf({ fecha, nombre, intervalos }: Draft): Horas['excepciones'][number] {
  return { fecha, nombre, intervalos: sorted(intervalos).map((one) => ({ ...one })) };
}

function byDate(a: { fecha: string }, b: { fecha: string }): number {
  return a.fecha < b.fecha ? -1 : 1;
}
