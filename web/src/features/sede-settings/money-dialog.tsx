import { TICKET_UVT } from '@comanda/contract/accounts/taxes.rules';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { TIP_PERCENT } from '@comanda/contract/accounts/tips.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { TILL_SETTINGS } from '@comanda/contract/locations/till-settings.rules';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PesosField } from '../../ui/form/pesos-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PagosEditor } from './pagos-editor.tsx';
import { ReasonsEditor } from './reasons-editor.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { type ImpuestoSede, type MoneyForm, useMoneyForm } from './use-money-form.ts';

const TAXES: readonly { value: ImpuestoSede; label: string; text: string }[] = [
  { value: 'ninguno', label: 'Ninguno', text: 'La cuenta no muestra impuestos.' },
  {
    value: 'inc8',
    label: 'Impoconsumo 8 %',
    text: 'El de restaurantes y bares. Va dentro de los precios de la carta.',
  },
  { value: 'iva19', label: 'IVA 19 %', text: 'Va dentro de los precios de la carta.' },
  { value: 'iva5', label: 'IVA 5 %', text: 'Va dentro de los precios de la carta.' },
];

interface MoneyDialogProps {
  location: Location;
  onClose: () => void;
}

/** What only the owner decides about a sede: taxes, the tip, what guests pay to, the till, its tickets. */
export function MoneyDialog({ location, onClose }: MoneyDialogProps) {
  const form = useMoneyForm(location.dbName, onClose);
  const { query } = form;
  return (
    <FormDialog
      title={`Cobros de ${location.nombre}`}
      submitLabel="Guardar"
      size="md"
      form={form}
      canSubmit={query.data !== undefined && !query.isFetching}
    >
      {query.isPending && <Skeleton className="h-96" />}
      {query.isError && (
        <ErrorState
          title={settingsMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <div className="grid gap-8">
          <FormFailure form={form} />
          <Taxes form={form} />
          <TipFields form={form} />
          <Part title="Pagos con el celular" text="Quien cobra los muestra grandes, con el valor.">
            <PagosEditor
              value={form.draft.pagos}
              onChange={(pagos) => form.set({ pagos })}
              errors={form.problems}
              disabled={form.isSending}
            />
          </Part>
          <Till form={form} />
          <Part title="Tiquetes">
            <p className="text-14 text-ink-soft">
              El NIT que sale en lo que imprimes es el del restaurante: escríbelo en{' '}
              <Link to={OWNER_PATHS.website} className="font-semibold underline underline-offset-4">
                Editar web
              </Link>
              .
            </p>
            <PesosField
              label="UVT de este año"
              optional
              hint={`Si la escribes, al cobrar avisamos cuando una cuenta pasa de ${TICKET_UVT} UVT y pide factura electrónica.`}
              disabled={form.isSending}
              {...form.field('tiquete.uvt')}
              onChange={(uvt) => form.set({ 'tiquete.uvt': uvt })}
            />
          </Part>
        </div>
      )}
    </FormDialog>
  );
}

function Taxes({ form }: { form: MoneyForm }) {
  const { draft, problems, isSending } = form;
  return (
    <Part title="Impuestos">
      <ChoiceCards
        legend="Qué impuesto llevan tus precios"
        choices={TAXES}
        value={draft.impuesto}
        onChange={(impuesto) => form.set({ impuesto })}
        disabled={isSending}
      />
      {problems.impuesto && (
        <p role="alert" className="font-medium text-14 text-aji">
          {problems.impuesto}
        </p>
      )}
      <p className="text-14 text-ink-soft">
        <strong className="font-semibold text-ink">Consúltalo con tu contador.</strong> Si un
        producto lleva otro impuesto, cámbialo en el producto.
      </p>
    </Part>
  );
}

function TipFields({ form }: { form: MoneyForm }) {
  const { draft, isSending } = form;
  const isOff = isSending || !draft.sugerir;
  return (
    <Part title="Propina">
      <SettingSwitch
        title="Preguntar por la propina"
        checked={draft.sugerir}
        onChange={(sugerir) => form.set({ sugerir })}
        disabled={isSending}
      >
        Antes de la cuenta, con tres respuestas iguales: sí, otro valor o no.
      </SettingSwitch>
      <SettingSwitch
        title="También en el mostrador"
        checked={draft.sugerir && draft.directas}
        onChange={(directas) => form.set({ directas })}
        disabled={isOff}
      >
        En lo que se pide para llevar y lo que se cobra sin mesa.
      </SettingSwitch>
      <div className="grid items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField
          label="Porcentaje sugerido"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          hint={`De ${TIP_PERCENT.min} a ${TIP_PERCENT.max}, antes de impuestos.`}
          disabled={isOff}
          {...form.field('propina.porcentaje')}
        />
        <TextField
          label="Para quién es"
          autoComplete="off"
          maxLength={TILL_SETTINGS.destino}
          hint={tipMessages.forWhom(draft['propina.destino'].trim() || '…')}
          disabled={isOff}
          {...form.field('propina.destino')}
        />
      </div>
    </Part>
  );
}

function Till({ form }: { form: MoneyForm }) {
  const { draft, problems, isSending } = form;
  return (
    <Part title="Caja">
      <SettingSwitch
        title="Cobrar solo con turno abierto"
        checked={draft.exigeTurno}
        onChange={(exigeTurno) => form.set({ exigeTurno })}
        disabled={isSending}
      >
        Antes de cobrar hay que contar la base y abrir la caja.
      </SettingSwitch>
      <SettingSwitch
        title="Cierre a ciegas"
        checked={draft.cierreCiego}
        onChange={(cierreCiego) => form.set({ cierreCiego })}
        disabled={isSending}
      >
        Quien cierra cuenta el dinero antes de ver cuánto debe haber.
      </SettingSwitch>
      <fieldset className="grid gap-2 pt-2">
        <legend className="mb-1 font-semibold text-14">Motivos de descuentos y cortesías</legend>
        <p className="text-14 text-ink-soft">
          Tu equipo elige uno, o escribe otro. Puedes tener hasta {TILL_SETTINGS.motivos}.
        </p>
        <ReasonsEditor
          value={draft['caja.motivos']}
          onChange={(motivos) => form.set({ 'caja.motivos': motivos })}
          error={problems['caja.motivos']}
          disabled={isSending}
        />
      </fieldset>
    </Part>
  );
}

interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3 className="text-18">{title}</h3>
        {text && <p className="text-14 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
