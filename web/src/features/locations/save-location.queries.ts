import type { Location } from '@comanda/contract/locations/locations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadForm } from '../../lib/api/upload.ts';

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
      const form = {
        email,
        location: text,
        imagenUpload: imagen ?? undefined,
        logoUpload: logo ?? undefined,
      };
      const params = { locationId: id ?? '' };
      const { data } =
        id === null
          ? await uploadForm('POST /api/locations/create', { form, onProgress })
          : await uploadForm('PATCH /api/locations/update/:locationId', {
              params,
              form,
              onProgress,
            });
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
