import type { KnownCustomer } from '@comanda/contract/orders/known-customers';
import type { Order } from '@comanda/contract/orders/orders';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { lazy, type ReactNode, Suspense } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CheckoutForm } from '../checkout/use-checkout.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import type { PlaceDraft } from '../zones/delivery-quote.ts';
import type { Delivery } from '../zones/use-delivery.ts';
import { openOrdersOf, tablesAtHand } from './table-orders.tsx';

// Loaded with the first delivery, because only deliveries look for customers.
const KnownCustomers = lazy(() =>
  import('./known-customers.tsx').then((m) => ({ default: m.KnownCustomers })),
);

const StaffDelivery = lazy(() =>
  import('../zones/staff-delivery.tsx').then((m) => ({ default: m.StaffDelivery })),
);

interface AccountPlaceProps {
  tipo: Tipo;
  form: CheckoutForm;
  set: (field: keyof CheckoutForm, value: string) => void;
  onMesa: (mesa: string) => void;
  errors: Partial<Record<keyof CheckoutForm, string>>;
  orders: readonly Order[];
  delivery: Delivery;
  setPlace: (place: PlaceDraft) => void;
  /** The open orders of the chosen table. */
  children: ReactNode;
}

const TITLES: Record<Tipo, string> = {
  en_local: 'Orden local',
  para_llevar: 'Orden para llevar',
  a_domicilio: 'Dirección de entrega',
};

const EDGES = { ink: 'border-l-ink', maiz: 'border-l-maiz', agave: 'border-l-agave' };

/** Where the food goes, in the colour of the order's tipo. */
export function AccountPlace(props: AccountPlaceProps) {
  const { tipo, form, set, onMesa, errors, orders, delivery, setPlace, children } = props;
  const { icon: Icon, edge, ink } = TIPO_LOOK[tipo];
  const fillIn = ({ nombre, telefono, direccion }: KnownCustomer) => {
    set('nombreCliente', nombre);
    set('telefono', telefono);
    if (direccion) set('direccion', direccion);
  };
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
      {/* The phone comes first: it may fill in the rest. */}
      {tipo === 'a_domicilio' && (
        <div className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label="Número de contacto"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={form.telefono}
            onChange={(event) => set('telefono', event.target.value)}
            error={errors.telefono}
          />
          <TextField
            label="Dirección"
            autoComplete="off"
            placeholder="Cra. 4 # 18-50, apto. 302"
            value={form.direccion}
            onChange={(event) => set('direccion', event.target.value)}
            error={errors.direccion}
          />
          {delivery.zones && (
            <div className="sm:col-span-2">
              <Suspense fallback={<Skeleton className="h-20" />}>
                <StaffDelivery
                  delivery={delivery}
                  barrio={form.barrio}
                  onChange={setPlace}
                  error={errors.barrio}
                />
              </Suspense>
            </div>
          )}
          {/* Always as high, so that nothing below moves when somebody is found. */}
          <div className="h-26 sm:col-span-2">
            <Suspense>
              <KnownCustomers form={form} onChoose={fillIn} />
            </Suspense>
          </div>
        </div>
      )}
    </section>
  );
}

interface MesaFieldProps {
  value: string;
  onChange: (mesa: string) => void;
  error: string | undefined;
  /** Today's orders and unfinished earlier ones, which tell which tables are taken. */
  orders: readonly Order[];
}

/** Tables by number, one tap each; any other name can be typed. */
function MesaField({ value, onChange, error, orders }: MesaFieldProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-start">
      <TextField
        label="Mesa"
        autoComplete="off"
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        className="figures min-h-14! text-center text-22"
      />
      <fieldset>
        <legend className="mb-1.5 text-14 text-ink-soft">Con punto: tiene pedido abierto</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {tablesAtHand(orders).map((mesa) => {
            const isChosen = mesaClave(value) === mesa;
            const isTaken = openOrdersOf(orders, mesa).length > 0;
            return (
              <button
                key={mesa}
                type="button"
                aria-pressed={isChosen}
                aria-label={`Mesa ${mesa}${isTaken ? ', con pedido abierto' : ''}`}
                onClick={() => onChange(mesa)}
                className={cx(
                  'figures relative grid min-h-12 place-items-center rounded-control border text-18 transition-colors duration-150',
                  isChosen
                    ? `border-achiote ${CHOSEN}`
                    : 'border-control bg-surface hover:bg-sunken',
                )}
              >
                {mesa}
                {isTaken && (
                  <span
                    aria-hidden
                    className="absolute top-1.5 right-1.5 size-2 rounded-full bg-maiz"
                  />
                )}
              </button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

interface CustomerFieldsProps {
  tipo: Tipo;
  form: CheckoutForm;
  set: (field: keyof CheckoutForm, value: string) => void;
  errors: Partial<Record<keyof CheckoutForm, string>>;
}

/** Who is being served. A delivery asks for the phone beside the address. */
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
