import type { Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { CheckoutForm } from '../checkout/use-checkout.ts';

interface CustomerFieldsProps {
  tipo: Tipo;
  form: CheckoutForm;
  set: (field: keyof CheckoutForm, value: string) => void;
  errors: Partial<Record<keyof CheckoutForm, string>>;
}

/** Who is being served. Deliveries ask for the phone beside the address. */
export function CustomerFields({ tipo, form, set, errors }: CustomerFieldsProps) {
  return (
    <div
      className={cx(
        'grid items-start gap-3',
        tipo === 'a_domicilio'
          ? 'sm:grid-cols-2'
          : 'grid-cols-2 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1',
      )}
    >
      <TextField
        label="Nombre del cliente"
        autoComplete="off"
        value={form.nombreCliente}
        onChange={(event) => set('nombreCliente', event.target.value)}
        error={errors.nombreCliente}
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
