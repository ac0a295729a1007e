import type { Tipo } from '@comanda/contract/orders/orders.words';
import { TextField } from '../../ui/form/text-field.tsx';

type PlaceField = 'mesa' | 'direccion' | 'telefono';

interface PlaceFieldsProps {
  tipo: Tipo;
  form: Record<PlaceField, string>;
  set: (field: PlaceField, value: string) => void;
  errors: Partial<Record<PlaceField, string>>;
}

/** Where the food goes: a table, a door, or nowhere when it is picked up. */
export function PlaceFields({ tipo, form, set, errors }: PlaceFieldsProps) {
  if (tipo === 'en_local') {
    return (
      <TextField
        label="Número de la mesa"
        inputMode="numeric"
        autoComplete="off"
        value={form.mesa}
        onChange={(event) => set('mesa', event.target.value)}
        error={errors.mesa}
      />
    );
  }
  if (tipo === 'para_llevar') return null;
  return (
    <>
      <TextField
        label="Dirección de entrega"
        autoComplete="street-address"
        placeholder="Cra. 4 # 18-50, apto. 302"
        value={form.direccion}
        onChange={(event) => set('direccion', event.target.value)}
        error={errors.direccion}
      />
      <TextField
        label="Número de contacto"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.telefono}
        onChange={(event) => set('telefono', event.target.value)}
        error={errors.telefono}
      />
    </>
  );
}
