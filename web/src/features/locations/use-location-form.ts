import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { locationProblems } from '@comanda/contract/locations/locations.rules';
import { useState } from 'react';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { type LocationText, useSaveLocation } from './save-location.queries.ts';

interface LocationDraft extends LocationText {
  imagenUpload: File | null;
  logoUpload: File | null;
}

const BLANK: LocationText = { nombre: '', direccion: '', telefono: '', horario: '' };

/** What is typed about a sede, what is wrong with it, and its way to the server. */
export function useLocationForm(email: string, location: Location | null, onClose: () => void) {
  const [initial] = useState<LocationDraft>(() => ({
    ...textOf(location),
    imagenUpload: null,
    logoUpload: null,
  }));
  const [share, setShare] = useState(0);
  const save = useSaveLocation(email);

  const form = useForm({
    initial,
    check: ({ imagenUpload, logoUpload, ...text }) =>
      locationProblems(
        text,
        location
          ? { isNew: false, email, id: location._id }
          : { isNew: true, hasImagen: imagenUpload !== null, hasLogo: logoUpload !== null },
      ),
    send: async ({ imagenUpload: imagen, logoUpload: logo, ...text }) => {
      if (email === '') {
        toast.error(locationsMessages.userNotFound);
        return;
      }
      setShare(0);
      const id = location?._id ?? null;
      await save.mutateAsync({ id, text, imagen, logo, onProgress: setShare });
      toast.success(location ? locationsMessages.updated : locationsMessages.created);
      onClose();
    },
    refused: (error) => {
      const refusal = refusalOf(error, locationsMessages.saveFailed);
      const { text, cause } = refusal.failure;
      const why = text === locationsMessages.saveFailed ? cause : text;
      toast.error(locationsMessages.saveFailed, why ? { description: why } : {});
      return refusal;
    },
    onClose,
  });
  return { ...form, share };
}

function textOf(location: Location | null): LocationText {
  if (!location) return BLANK;
  const { nombre, direccion, telefono, horario } = location;
  return { nombre, direccion, telefono, horario };
}
