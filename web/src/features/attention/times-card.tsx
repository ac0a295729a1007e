import type { Location } from '@comanda/contract/locations/locations';
import { SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { NumberRow, SelectRow } from './number-row.tsx';
import { PartActions } from './part-actions.tsx';
import { Said } from './said.tsx';
import type { TimesDraft, TimesForm } from './use-times-form.ts';

interface TimesCardProps {
  location: Location;
  form: TimesForm;
}

/** What diners are promised, until when the last order is taken, and how far ahead one may order. */
export function TimesCard({ location, form }: TimesCardProps) {
  const { draft, problems, isSending } = form;
  const minutes = draft.preparacionMin.trim();
  return (
    <Card className="p-4">
      <form {...form.attributes} className="grid gap-3">
        <h2 className="min-h-touch content-center text-20">Tiempos</h2>
        <NumberRow
          label="Un pedido se demora"
          unit="min"
          hint={
            minutes === ''
              ? 'Vacío no promete nada.'
              : `Tus clientes leen «listo en ~${minutes} min».`
          }
          disabled={isSending}
          {...form.field('preparacionMin')}
        />
        <NumberRow
          label="Última orden antes de cerrar"
          unit="min"
          disabled={isSending}
          {...form.field('ultimaOrdenMin')}
        />
        <div className="grid gap-2 border-line border-t pt-2">
          <Switch
            full
            checked={draft['programar.activo']}
            disabled={isSending}
            onChange={(activo) => form.set({ 'programar.activo': activo })}
          >
            <span className="font-semibold text-16">{scheduleWords(draft)}</span>
          </Switch>
          <Said problem={problems['programar.activo']} />
          {draft['programar.activo'] && (
            <>
              <SelectRow
                label="Para"
                options={DAYS}
                disabled={isSending}
                error={problems['programar.dias']}
                value={draft['programar.dias']}
                onChange={({ target }) => form.set({ 'programar.dias': target.value })}
              />
              <NumberRow
                label="Lo más pronto, en"
                unit="min"
                disabled={isSending}
                {...form.field('programar.desdeMin')}
              />
            </>
          )}
        </div>
        <PartActions
          form={form}
          saveLabel="Guardar tiempos"
          left={`los tiempos de ${location.nombre} sin guardar`}
        />
      </form>
    </Card>
  );
}

const DAYS = Array.from({ length: SERVICE_LIMITS.dias.max + 1 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? 'el mismo día' : `hoy y ${days === 1 ? 'mañana' : `${days} días más`}`,
}));

/** 'Programar, hasta 2 días antes' */
function scheduleWords(draft: TimesDraft): string {
  const days = Number(draft['programar.dias']);
  if (!draft['programar.activo']) return 'Programar pedidos';
  if (days === 0) return 'Programar para el mismo día';
  return `Programar, hasta ${days === 1 ? '1 día' : `${days} días`} antes`;
}
