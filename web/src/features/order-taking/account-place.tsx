import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { MesaField } from './mesa-field.tsx';

interface AccountPlaceProps {
  tipo: Tipo;
  form: CheckoutForm;
  set: (field: keyof CheckoutForm, value: string) => void;
  onMesa: (mesa: string) => void;
  errors: Partial<Record<keyof CheckoutForm, string>>;
  orders: readonly Order[];
  /** What the chosen table already has. */
  children: ReactNode;
}

const TITLES: Record<Tipo, string> = {
  en_local: 'Orden local',
  para_llevar: 'Orden para llevar',
  a_domicilio: 'Dirección de entrega',
};

const EDGES = { ink: 'border-l-ink', maiz: 'border-l-maiz', agave: 'border-l-agave' };

/** Where the food goes, under the colour of its type. */
export function AccountPlace(props: AccountPlaceProps) {
  const { tipo, form, set, onMesa, errors, orders, children } = props;
  const { icon: Icon, edge, ink } = TIPO_LOOK[tipo];
  return (
    <section
      aria-labelledby="account-place"
      className={cx('grid gap-3 border-l-6 bg-sunken p-4', EDGES[edge])}
    >
      <h3 id="account-place" className={cx('flex items-center gap-2 text-18', ink)}>
        <Icon aria-hidden size={20} />
        {TITLES[tipo]}
      </h3>
      {tipo === 'en_local' && (
        <MesaField value={form.mesa} onChange={onMesa} error={errors.mesa} orders={orders} />
      )}
      {tipo === 'en_local' && children}
      {tipo === 'para_llevar' && (
        <p className="text-14 text-ink-soft">
          La cocina la empaca y se llama por el nombre del cliente.
        </p>
      )}
      {tipo === 'a_domicilio' && (
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            label="Dirección"
            autoComplete="off"
            placeholder="Cra. 4 # 18-50, apto. 302"
            value={form.direccion}
            onChange={(event) => set('direccion', event.target.value)}
            error={errors.direccion}
          />
          <TextField
            label="Número de contacto"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={form.telefono}
            onChange={(event) => set('telefono', event.target.value)}
            error={errors.telefono}
          />
        </div>
      )}
    </section>
  );
}
