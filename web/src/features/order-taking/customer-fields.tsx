import type { Tipo } from '@comanda/contract/orders.words';
import { TextField } from '../../ui/text-field.tsx';
import type { CheckoutForm } from '../orders/use-checkout.ts';

interface CustomerFieldsProps {
  tipo: Tipo;
  form: CheckoutForm;
  set: (field: keyof CheckoutForm, value: string) => void;
  errors: Partial<Record<keyof CheckoutForm, string>>;
}

/** Who is being served. Deliveries ask for the phone beside the address. */
export function CustomerFields({ tipo, form, set, errors }: CustomerFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Nombre del cliente"
        autoComplete="off"
        value={form.nombreCliente}
        onChange={(event) => set('nombreCliente', event.target.value)}
        error={errors.nombreCliente}
        hint={tipo === 'en_local' ? 'Si no lo dices, va el número de la mesa.' : undefined}
      />
      <TextField
        label="Correo"
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        value={form.email}
        onChange={(event) => set('email', event.target.value)}
        error={errors.email}
      />
      {tipo !== 'a_domicilio' && (
        <TextField
          label="Teléfono"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={form.telefono}
          onChange={(event) => set('telefono', event.target.value)}
          error={errors.telefono}
        />
      )}
    </div>
  );
}
