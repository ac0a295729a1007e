import { addDays, bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import type { Cierre } from '@comanda/contract/sede-life/cierre';
import { isAway } from '@comanda/contract/sede-life/closing.rules';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { CIERRE_MOTIVO_MAX, cierreProblems } from '@comanda/contract/sede-life/sede-life.rules';
import { explainFailure, refusalOf } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { useSedeDeed } from './sede-life.api.ts';

interface CloseSedeDialogProps {
  email: string;
  location: Location;
  onClose: () => void;
}

const BLANK = { isForGood: false, vuelve: '', motivo: '', isSure: false };
type Draft = typeof BLANK;

/** Closes a sede for a time, so that diners read when it is back, or for good. */
export function CloseSedeDialog({ email, location, onClose }: CloseSedeDialogProps) {
  const { mutateAsync } = useSedeDeed(email, location);
  const before = isAway(location.cierre, now()) ? location.cierre : null;
  const form = useForm<Draft>({
    initial: { ...BLANK, vuelve: before?.vuelve ?? '', motivo: before?.motivo ?? '' },
    check: (draft) =>
      draft.isForGood ? sureProblems(draft) : cierreProblems(cierreOf(draft), now()),
    send: async (draft) => {
      const cierre = { deed: 'cierre', cierre: cierreOf(draft) } as const;
      const { message } = await mutateAsync(draft.isForGood ? { deed: 'cerrar' } : cierre);
      toast.success(message);
      onClose();
    },
    refused: (error) => refusalOf(error, sedeLifeMessages.failed),
    onClose,
  });
  const { isForGood } = form.draft;
  const [isOpening, run] = useBusy();
  const openAgain = async () => {
    try {
      toast.success((await mutateAsync({ deed: 'cierre', cierre: null })).message);
      onClose();
    } catch (error) {
      const { text, cause } = explainFailure(error, sedeLifeMessages.failed);
      toast.error(text, { ...(cause && { description: cause }) });
    }
  };
  return (
    <FormDialog
      title={`Cerrar ${location.nombre}`}
      submitLabel={isForGood ? 'Cerrar definitivamente' : 'Cerrar por un tiempo'}
      busyLabel="Cerrando…"
      form={form}
      isReady={!isForGood || form.draft.isSure}
      aside={
        before && (
          <Button variant="secondary" size="lg" busy={isOpening} onClick={() => run(openAgain)}>
            Abrir otra vez
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          <legend className="sr-only">Cómo cierra</legend>
          <Segment isChosen={!isForGood} onChoose={() => form.set({ isForGood: false })}>
            Por un tiempo
          </Segment>
          <Segment isChosen={isForGood} onChoose={() => form.set({ isForGood: true })}>
            Definitivamente
          </Segment>
        </fieldset>
        {isForGood ? <ForGood form={form} nombre={location.nombre} /> : <ForTime form={form} />}
        <FormFailure form={form} />
      </div>
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<Draft>>;

function ForTime({ form }: { form: Form }) {
  const today = bogotaDay(now());
  return (
    <>
      <p className="text-ink-soft">
        Tus clientes no le piden hasta que vuelva. El personal entra como siempre y termina lo que
        está abierto.
      </p>
      <TextField
        label="¿Qué día vuelve a recibir pedidos?"
        optional
        type="date"
        min={addDays(today, 1)}
        hint="Ese día se abre sola. Sin fecha, queda cerrada hasta que la abras."
        disabled={form.isSending}
        {...form.field('vuelve')}
      />
      <TextField
        label="¿Qué les dices?"
        optional
        placeholder="Estamos remodelando"
        maxLength={CIERRE_MOTIVO_MAX}
        autoComplete="off"
        disabled={form.isSending}
        {...form.field('motivo')}
      />
      <div className="grid gap-1">
        <p className="text-14 text-ink-soft">Tus clientes leen:</p>
        <p className="wrap-anywhere rounded-card bg-maiz-wash p-3 font-semibold text-14 text-maiz-ink">
          {closedWords(cierreOf(form.draft))}
        </p>
      </div>
    </>
  );
}

const FACTS = [
  'Deja de verse en tu link y nadie le puede pedir.',
  'Su personal y sus clientes ya no pueden ingresar.',
  'Conservas sus pedidos, ventas y reportes, y los puedes exportar.',
  'Deja libre un cupo de tu plan. Si te arrepientes, la reabres mientras tengas cupo.',
];

function ForGood({ form, nombre }: { form: Form; nombre: string }) {
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="grid gap-1">
        <Checkbox
          look="tile"
          checked={form.draft.isSure}
          disabled={form.isSending}
          aria-invalid={form.problems.isSure ? true : undefined}
          onChange={({ target }) => form.set({ isSure: target.checked })}
        >
          <span className="wrap-anywhere">Sí, {nombre} cierra definitivamente</span>
        </Checkbox>
        {form.problems.isSure && (
          <p role="alert" className="font-medium text-14 text-aji">
            {form.problems.isSure}
          </p>
        )}
      </div>
    </>
  );
}

function sureProblems({ isSure }: Draft) {
  return isSure ? [] : [{ path: 'isSure', message: sedeLifeMessages.notSure }];
}

function cierreOf({ vuelve, motivo }: Draft): Cierre {
  return { vuelve: vuelve || null, motivo: motivo.trim() };
}
