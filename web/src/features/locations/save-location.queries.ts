import type { Location } from '@comanda/contract/locations/locations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadForm } from '../../lib/upload.ts';

export type LocationText = Pick<Location, 'nombre' | 'direccion' | 'telefono' | 'horario'>;

interface LocationSave {
  /** The sede that is edited; null makes a new one. */
  id: string | null;
  text: LocationText;
  imagen: File | null;
  logo: File | null;
  onProgress: (share: number) => void;
}

/** Creates or changes a sede; every list of the owner's sedes shows it at once. */
export function useSaveLocation(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, text, imagen, logo, onProgress }: LocationSave) => {
      const form = new FormData();
      form.set('email', email);
      form.set('location', JSON.stringify(text));
      if (imagen) form.set('imagenUpload', imagen);
      if (logo) form.set('logoUpload', logo);
      const { data } = await uploadForm<{ data: Location }>(
        id === null ? '/api/locations/create' : `/api/locations/update/${encodeURIComponent(id)}`,
        { method: id === null ? 'POST' : 'PATCH', form, onProgress },
      );
      return data;
    },
    onSuccess: (saved, { id }) => {
      client.setQueryData<Location[]>(['locations', email], (sedes = []) =>
        id === null
          ? [...sedes, saved]
          : sedes.map((sede) => (sede._id === saved._id ? saved : sede)),
      );
      void client.invalidateQueries({ queryKey: ['locations', email] });
    },
  });
}
