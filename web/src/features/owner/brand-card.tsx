import { formatNit, NIT_MAX } from '@comanda/contract/forms/nit.rules';
import type { Restaurant } from '@comanda/contract/locations/locations';
import type { Brand } from '@comanda/contract/owners/owners';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { brandProblems } from '@comanda/contract/owners/owners.rules';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Store } from 'lucide-react';
import { useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { restaurantName } from '../locations/restaurant-look.tsx';
import { brandKey, restaurantKey, useOwnBrand } from './owner.api.ts';

/** The restaurant's name and logo as they are, and the way to change them. */
export function BrandCard({ restaurant }: { restaurant: Restaurant }) {
  const [isEditing, setEditing] = useState(false);
  const { data: brand } = useOwnBrand(restaurant._id);
  const { nombre, logo } = restaurant;
  const guessed = restaurantName(restaurant);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
      {logo ? (
        <Picture
          src={logo}
          alt="Logo de tu restaurante"
          sizes="72px"
          className="size-18 shrink-0 rounded-full bg-sunken"
        />
      ) : (
        <span className="grid size-18 shrink-0 place-items-center rounded-full border-2 border-control border-dashed text-ink-soft">
          <Store aria-hidden size={28} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="wrap-anywhere text-22">{nombre || 'Ponle nombre a tu restaurante'}</h2>
        <p className="text-14 text-ink-soft">
          {nombre || !guessed
            ? 'Así lo ven tus clientes en tu link y en el menú, y así sale en los tiquetes y los correos.'
            : `Mientras tanto tus clientes leen «${guessed}», por tu link.`}
        </p>
        {brand && (
          <p className="text-14 text-ink-soft">
            {brand.nit ? `NIT ${formatNit(brand.nit)}` : ownersMessages.noNit}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        icon={<Pencil aria-hidden size={18} />}
        disabled={!brand}
        onClick={() => setEditing(true)}
      >
        Cambiar nombre, logo y NIT
      </Button>
      {isEditing && brand && (
        <BrandDialog restaurant={restaurant} brand={brand} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

interface BrandDialogProps {
  restaurant: Restaurant;
  brand: Brand;
  onClose: () => void;
}

function BrandDialog({ restaurant, brand, onClose }: BrandDialogProps) {
  const [opened, setOpened] = useState({ nombre: brand.nombre, nit: brand.nit });
  const save = useSaveBrand(restaurant._id);
  const form = useForm({
    initial: { ...opened, logoUpload: null as File | null },
    check: brandProblems,
    send: async ({ nombre, nit, logoUpload }) => {
      await save.mutateAsync({ nombre, nit, antes: opened, logoUpload });
      toast.success(ownersMessages.brandSaved);
      onClose();
    },
    refused: (error) => {
      const clash = clashOf<Brand>(error);
      if (!clash) return refusalOf(error, ownersMessages.brandFailed);
      setOpened({ nombre: clash.saved.nombre, nit: clash.saved.nit });
      return clash.refusal(clash.saved);
    },
    onClose,
  });
  return (
    <FormDialog title="Nombre, logo y NIT" submitLabel="Guardar" form={form}>
      <div className="grid gap-5">
        <TextField
          label="Nombre del restaurante"
          {...form.field('nombre')}
          maxLength={TEXT_LIMITS.nombre}
          autoComplete="organization"
          data-autofocus=""
        />
        <TextField
          label="NIT"
          optional
          {...form.field('nit')}
          placeholder="900.123.456-8"
          hint="Sale en lo que imprimes en todas tus sedes, debajo del nombre."
          maxLength={NIT_MAX}
          autoComplete="off"
        />
        <ImageField
          label="Logo"
          shape="seal"
          current={restaurant.logo}
          value={form.draft.logoUpload}
          onChange={(logoUpload) => form.set({ logoUpload })}
          error={form.problems.logoUpload}
          hint="Cuadrado, con fondo claro. Cada sede puede tener también el suyo."
          disabled={form.isSending}
        />
        <FormFailure form={form} />
      </div>
    </FormDialog>
  );
}

interface BrandSave {
  nombre: string;
  nit: string;
  /** What the form was opened with. */
  antes: { nombre: string; nit: string };
  logoUpload: File | null;
}

/** Every screen that names the restaurant shows the new name at once. */
function useSaveBrand(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ logoUpload, ...restaurant }: BrandSave) => {
      const form = { restaurant, logoUpload: logoUpload ?? undefined };
      return (await uploadForm('PATCH /api/admin/restaurant', { form })).data;
    },
    onSuccess: (brand) => {
      const { nombre, logo } = brand;
      client.setQueryData<Restaurant>(restaurantKey(id), (now) => now && { ...now, nombre, logo });
      client.setQueryData(brandKey(id), brand);
    },
  });
}
