import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { locationProblems } from '@comanda/contract/locations/locations.rules';
import type { Interval, Week } from '@comanda/contract/locations/opening-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { messageOf, refusedAs } from '../../lib/api/failure.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';

interface LocationDraft extends LocationText {
  imagenUpload: File | null;
  logoUpload: File | null;
}

const BLANK: LocationText = { nombre: '', direccion: '', telefono: '', horario: '' };

/** The form of a sede: what the owner typed, its problems, and saving it. */
export function useLocationForm(email: string, opened: Location | null, onClose: () => void) {
  const [location, setLocation] = useState(opened);
  const initial = useMemo<LocationDraft>(
    () => ({ ...textOf(location), imagenUpload: null, logoUpload: null }),
    [location],
  );
  const [share, setShare] = useState(0);
  const save = useSaveLocation(email);

  const form = useForm({
    initial,
    check: ({ imagenUpload, logoUpload, ...text }) =>
      locationProblems(
        text,
        location
          ? {
              isNew: false,
              email,
              id: location._id,
              nombre: location.nombre,
              telefono: location.telefono,
            }
          : { isNew: true, hasImagen: imagenUpload !== null, hasLogo: logoUpload !== null },
      ),
    send: async ({ imagenUpload: imagen, logoUpload: logo, ...text }) => {
      if (email === '') throw new Error(locationsMessages.userNotFound);
      setShare(0);
      const id = location?._id ?? null;
      const antes = location && textOf(location);
      await save.mutateAsync({ id, text, antes, imagen, logo, onProgress: setShare });
      toast.success(location ? locationsMessages.updated : locationsMessages.created);
      onClose();
    },
    refused: (error) => {
      const clash = clashOf<Location>(error);
      if (clash) {
        setLocation(clash.saved);
        return clash.refusal(clash.saved);
      }
      if (email === '') return { problems: {}, failure: { text: messageOf(error) } };
      return refusedAs(locationsMessages.saveFailed, error);
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

type LocationText = Pick<Location, 'nombre' | 'direccion' | 'telefono' | 'horario'>;

interface LocationSave {
  /** The sede to edit; null creates one. */
  id: string | null;
  text: LocationText;
  /** What the form was opened with. */
  antes: LocationText | null;
  imagen: File | null;
  logo: File | null;
  onProgress: (share: number) => void;
}

/** Creates or updates a sede. Every list of the owner's sedes shows the change at once. */
function useSaveLocation(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, text, antes, imagen, logo, onProgress }: LocationSave) => {
      const form = {
        email,
        location: { ...text, ...(antes && { antes }) },
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

const DAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
// In Colombia the week begins on Monday.
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const DAY_MINUTES = 1440;

/** The hours as the app understands them, with equal days grouped: 'lun a sáb, 11 a. m. – 9 p. m.' */
export function weekWords(week: Week): string[] {
  const groups: { days: number[]; hours: string }[] = [];
  for (const day of ORDER) {
    const hours = hoursWords(week[day] ?? []);
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups.map(({ days, hours }) => `${daysWords(days)}, ${hours}`);
}

function daysWords(days: number[]): string {
  if (days.length === ORDER.length) return 'todos los días';
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 1) return `${DAYS[first]}`;
  return `${DAYS[first]} ${days.length === 2 ? 'y' : 'a'} ${DAYS[last]}`;
}

function hoursWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'cerrado';
  return intervals.map(({ from, to }) => `${clockWords(from)} – ${clockWords(to)}`).join(' y ');
}

/** '11 a. m.', '9:30 p. m.'; noon and midnight have their own words. */
function clockWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  if (inDay === 0) return '12 de la noche';
  if (inDay === 720) return '12 m.';
  const hour = Math.floor(inDay / 60);
  const minute = inDay % 60;
  const digits = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${digits} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
