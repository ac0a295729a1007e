import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { locationProblems } from '@comanda/contract/locations/locations.rules';
import { useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { type LocationText, useSaveLocation } from './save-location.queries.ts';

const BLANK: LocationText = { nombre: '', direccion: '', telefono: '', horario: '' };

/** What is typed about a sede, what is wrong with it, and its way to the server. */
export function useLocationForm(email: string, location: Location | null, onSaved: () => void) {
  const [before] = useState<LocationText>(() => textOf(location));
  const [text, setText] = useState(before);
  const [imagen, setImagen] = useState<File | null>(null);
  const [logo, setLogo] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [share, setShare] = useState(0);
  const save = useSaveLocation(email);

  const isDirty =
    imagen !== null ||
    logo !== null ||
    (Object.keys(BLANK) as (keyof LocationText)[]).some((field) => text[field] !== before[field]);

  const refuse = (problems: Record<string, string>) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };
  const mend = (field: string) => setErrors(({ [field]: _mended, ...rest }) => rest);

  const submit = () => {
    if (email === '') {
      toast.error(locationsMessages.userNotFound);
      return;
    }
    const problems = locationProblems(
      text,
      location
        ? { isNew: false, email, id: location._id }
        : { isNew: true, hasImagen: imagen !== null, hasLogo: logo !== null },
    );
    if (problems.length > 0) {
      refuse(byField(problems));
      return;
    }
    setErrors({});
    setShare(0);
    save.mutate(
      { id: location?._id ?? null, text, imagen, logo, onProgress: setShare },
      {
        onSuccess: () => {
          toast.success(location ? locationsMessages.updated : locationsMessages.created);
          onSaved();
        },
        onError: (error) => {
          refuse(fieldErrors(error));
          const { text: reason, cause } = explainFailure(error, locationsMessages.saveFailed);
          const why = reason === locationsMessages.saveFailed ? cause : reason;
          toast.error(locationsMessages.saveFailed, why ? { description: why } : {});
        },
      },
    );
  };

  return {
    text,
    imagen,
    logo,
    errors,
    refusals,
    share,
    isDirty,
    isSaving: save.isPending,
    failure: save.error,
    change: (field: keyof LocationText, value: string) => {
      setText((now) => ({ ...now, [field]: value }));
      mend(field);
    },
    chooseImagen: (file: File | null) => {
      setImagen(file);
      mend('imagenUpload');
    },
    chooseLogo: (file: File | null) => {
      setLogo(file);
      mend('logoUpload');
    },
    submit,
  };
}

function textOf(location: Location | null): LocationText {
  if (!location) return BLANK;
  const { nombre, direccion, telefono, horario } = location;
  return { nombre, direccion, telefono, horario };
}
