import type { Zone, ZoneDraft, ZonesAnswer } from '@comanda/contract/zones/zones';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { zoneProblems } from '@comanda/contract/zones/zones.rules';
import { Trash2 } from 'lucide-react';
import { refusalOf } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PesosField } from '../../ui/form/pesos-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { BarriosInput } from './barrios-input.tsx';
import { type ZoneForm, zoneDraft, zoneForm } from './zone-draft.ts';
import { ZoneReach } from './zone-reach.tsx';

interface ZoneDialogProps {
  dbName: string;
  answer: ZonesAnswer;
  /** Null for a new one. */
  zona: Zone | null;
  /** Saves the list with this zone in its place. */
  onSave: (draft: ZoneDraft) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** One zone: where it reaches and what that costs. */
export function ZoneDialog(props: ZoneDialogProps) {
  const { dbName, answer, zona, onSave, onRemove, onClose } = props;
  const { punto, zonas } = answer;
  const at = zona ? zonas.findIndex(({ _id }) => _id === zona._id) : zonas.length;
  const form = useForm<ZoneForm>({
    initial: zoneForm(zona),
    check: (typed) => zoneProblems(zoneDraft(typed, zona?._id ?? null), punto).map(atField),
    send: async (typed) => {
      await onSave(zoneDraft(typed, zona?._id ?? null));
      onClose();
    },
    refused: (error) => {
      const { problems, failure } = refusalOf(error, zonesMessages.saveFailed);
      const own = Object.entries(problems).map(([path, message]) =>
        atField({ path: path.replace(`zonas.${at}.`, ''), message }),
      );
      return {
        problems: Object.fromEntries(own.map(({ path, message }) => [path, message])),
        failure,
      };
    },
    onClose,
  });
  const { draft, set, problems } = form;
  const money = (name: 'tarifa' | 'minimo' | 'gratis_desde') => ({
    value: draft[name],
    onChange: (text: string) => set({ [name]: text }),
    error: problems[name],
  });
  return (
    <FormDialog
      title={zona ? zona.nombre : 'Zona nueva'}
      submitLabel="Guardar zona"
      size="md"
      form={form}
      aside={
        zona && (
          <Button
            variant="ghost"
            icon={<Trash2 aria-hidden size={18} />}
            disabled={form.isSending}
            onClick={async () => {
              await onRemove();
              onClose();
            }}
          >
            Eliminar
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <FormFailure form={form} />
        <TextField
          label="Nombre de la zona"
          placeholder="Chapinero y Chicó"
          autoComplete="off"
          {...form.field('nombre')}
        />
        <BarriosInput
          barrios={draft.barrios}
          onChange={(barrios) => set({ barrios })}
          error={problems.barrios}
        />
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <PesosField label="Tarifa" hint="Escribe 0 si no cuesta." {...money('tarifa')} />
          <PesosField label="Pedido mínimo" optional {...money('minimo')} />
          <PesosField label="Gratis desde" optional {...money('gratis_desde')} />
          <TextField
            label="Minutos de camino"
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.field('tiempo_min')}
          />
        </div>
        <ZoneReach form={form} dbName={dbName} answer={answer} />
        <Switch checked={draft.activa} onChange={(activa) => set({ activa })} full>
          {draft.activa ? 'Recibe domicilios' : 'Apagada: no recibe domicilios'}
        </Switch>
      </div>
    </FormDialog>
  );
}

/** What is wrong with one barrio stands at the field of all. */
function atField({ path, message }: { path: string; message: string }) {
  return { path: path.startsWith('barrios') ? 'barrios' : path, message };
}
