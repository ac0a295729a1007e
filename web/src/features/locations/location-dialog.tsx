import type { Location } from '@comanda/contract/locations/locations';
import { parseHorario } from '@comanda/contract/locations/opening-hours';
import { isBlank, TEXT_LIMITS } from '@comanda/contract/text';
import { CircleCheck, Info } from 'lucide-react';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useLocationForm, weekWords } from './location-form.ts';

interface LocationDialogProps {
  email: string;
  /** The sede to edit; null creates one. */
  location: Location | null;
  onClose: () => void;
}

export function LocationDialog({ email, location, onClose }: LocationDialogProps) {
  const form = useLocationForm(email, location, onClose);
  const { draft, problems, failure, isSending } = form;

  return (
    <FormDialog
      title="Gestión de sede"
      submitLabel="Guardar sede"
      size="lg"
      form={form}
      aside={
        isSending &&
        (draft.imagenUpload || draft.logoUpload) && (
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
            {...form.field('nombre')}
            maxLength={TEXT_LIMITS.nombre}
            data-autofocus=""
            hint={
              location
                ? 'Si lo cambias, los códigos QR y los links que ya imprimiste siguen funcionando.'
                : 'Así la verán tus clientes.'
            }
          />
          <TextField
            label="Dirección"
            {...form.field('direccion')}
            maxLength={TEXT_LIMITS.direccion}
            autoComplete="off"
          />
          <TextField
            label="Teléfono"
            type="tel"
            inputMode="tel"
            {...form.field('telefono')}
            maxLength={TEXT_LIMITS.telefono}
            autoComplete="off"
          />
          <div className="grid gap-1.5">
            <TextArea label="Horario" {...form.field('horario')} maxLength={TEXT_LIMITS.horario} />
            <HorarioReading horario={draft.horario} />
          </div>
        </div>
        <div className="grid content-start gap-6 md:border-line md:border-l md:pl-8">
          <ImageField
            label="Imagen de encabezado"
            shape="banner"
            current={location?.imagen}
            value={draft.imagenUpload}
            onChange={(imagenUpload) => form.set({ imagenUpload })}
            error={problems.imagenUpload}
            hint="Se ve arriba del menú."
            disabled={isSending}
          />
          <ImageField
            label="Logo"
            shape="seal"
            current={location?.logo}
            value={draft.logoUpload}
            onChange={(logoUpload) => form.set({ logoUpload })}
            error={problems.logoUpload}
            hint="Cuadrado, con fondo claro."
            disabled={isSending}
          />
        </div>
      </div>
    </FormDialog>
  );
}

/** Shows while the owner types how the app understands the hours. */
function HorarioReading({ horario }: { horario: string }) {
  const week = parseHorario(horario);
  return (
    <div role="status" className="min-h-10 text-14">
      {isBlank(horario) ? (
        <p className="text-ink-soft">
          Por ejemplo: Lunes a sábado, 11 a. m. – 9 p. m. Domingos, cerrado.
        </p>
      ) : week ? (
        <div className="flex items-start gap-1.5 text-cilantro">
          <CircleCheck aria-hidden size={16} className="mt-0.5" />
          <p>
            <span className="font-semibold">Entendido:</span> {weekWords(week).join(' · ')}
          </p>
        </div>
      ) : (
        <div className="flex items-start gap-1.5 text-ink-soft">
          <Info aria-hidden size={16} className="mt-0.5" />
          <p>
            Se mostrará tal como lo escribes, sin decir si está abierto. Para eso escribe días y
            horas, como «Lunes a sábado, 11 a. m. – 9 p. m.».
          </p>
        </div>
      )}
    </div>
  );
}
