import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { explainFailure } from '../../lib/failure.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HorarioReading } from './horario-reading.tsx';
import { useLocationForm } from './use-location-form.ts';

interface LocationDialogProps {
  email: string;
  /** The sede to edit; null makes a new one. */
  location: Location | null;
  onClose: () => void;
}

export function LocationDialog({ email, location, onClose }: LocationDialogProps) {
  const form = useLocationForm(email, location, onClose);
  const { text, errors, isSaving } = form;
  const failure = form.failure && explainFailure(form.failure, locationsMessages.saveFailed);

  return (
    <FormDialog
      title="Gestión de sede"
      submitLabel="Guardar sede"
      size="lg"
      isDirty={form.isDirty}
      isSaving={isSaving}
      refusals={form.refusals}
      onSubmit={form.submit}
      onClose={onClose}
      aside={
        isSaving &&
        (form.imagen || form.logo) && (
          <div className="w-56">
            <ProgressBar label="Subiendo…" share={form.share} />
          </div>
        )
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
          <TextField
            label="Nombre"
            value={text.nombre}
            onChange={(event) => form.change('nombre', event.target.value)}
            error={errors.nombre}
            readOnly={location !== null}
            maxLength={TEXT_LIMITS.nombre}
            data-autofocus={location ? undefined : ''}
            hint={
              location
                ? 'El nombre no se puede cambiar después de crear la sede.'
                : 'Así la verán tus clientes. Después no se puede cambiar.'
            }
          />
          <TextField
            label="Dirección"
            value={text.direccion}
            onChange={(event) => form.change('direccion', event.target.value)}
            error={errors.direccion}
            maxLength={TEXT_LIMITS.direccion}
            autoComplete="off"
            data-autofocus={location ? '' : undefined}
          />
          <TextField
            label="Teléfono"
            type="tel"
            inputMode="tel"
            value={text.telefono}
            onChange={(event) => form.change('telefono', event.target.value)}
            error={errors.telefono}
            maxLength={TEXT_LIMITS.telefono}
            autoComplete="off"
          />
          <div className="grid gap-1.5">
            <TextArea
              label="Horario"
              value={text.horario}
              onChange={(event) => form.change('horario', event.target.value)}
              error={errors.horario}
              maxLength={TEXT_LIMITS.horario}
            />
            <HorarioReading horario={text.horario} />
          </div>
        </div>
        <div className="grid content-start gap-6 md:border-line md:border-l md:pl-8">
          <ImageField
            label="Imagen de encabezado"
            shape="banner"
            current={location?.imagen}
            value={form.imagen}
            onChange={form.chooseImagen}
            error={errors.imagenUpload}
            hint="Se ve arriba del menú."
            disabled={isSaving}
          />
          <ImageField
            label="Logo"
            shape="seal"
            current={location?.logo}
            value={form.logo}
            onChange={form.chooseLogo}
            error={errors.logoUpload}
            hint="Cuadrado, con fondo claro."
            disabled={isSaving}
          />
        </div>
      </div>
    </FormDialog>
  );
}
