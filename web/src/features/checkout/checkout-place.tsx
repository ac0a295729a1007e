import type { Tipo } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { navigate } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useScannedTable } from '../locations/scanned-table.ts';
import type { Checkout } from './use-checkout.ts';

// Loaded where a sede has zones.
const DeliveryPlace = lazy(() =>
  import('../zones/delivery-place.tsx').then((m) => ({ default: m.DeliveryPlace })),
);

interface CheckoutPlaceProps {
  tipo: Tipo;
  checkout: Checkout;
}

/** Where the food goes: a table, an address in a zone that the sede reaches, or nothing for pick-up. */
export function CheckoutPlace({ tipo, checkout }: CheckoutPlaceProps) {
  const { form, set, errors, delivery, dishes, setPlace } = checkout;
  const table = useScannedTable();
  if (tipo === 'en_local' && table) return <LockedTable mesa={table.mesa} />;
  return (
    <>
      {delivery.zones && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <DeliveryPlace
            delivery={delivery}
            place={form}
            onChange={setPlace}
            dishes={dishes}
            error={errors.barrio}
            onAddDish={() => navigate(PATHS.user.menu)}
            onPickUp={() => reopenAs('para_llevar')}
          />
        </Suspense>
      )}
      <PlaceFields tipo={tipo} form={form} set={set} errors={errors} />
    </>
  );
}

/** Opens the checkout of another tipo in the place of this one, with all that was typed. */
function reopenAs(tipo: Tipo): void {
  navigate(PATHS.user.cart, { replace: true, state: { overlay: { checkout: tipo }, overlays: 1 } });
}

/** The scanned code determines the table, so there is nothing to type. */
function LockedTable({ mesa }: { mesa: string }) {
  return (
    <p className="flex min-h-12 items-center gap-2.5 rounded-control bg-sunken px-4 py-2">
      <Lock aria-hidden size={18} className="text-ink-soft" />
      <span className="wrap-anywhere">
        <span className="font-semibold">{tableWords(mesa)}</span>, por el código de tu mesa
      </span>
    </p>
  );
}

type PlaceField = 'mesa' | 'direccion' | 'telefono';

interface PlaceFieldsProps {
  tipo: Tipo;
  form: Record<PlaceField, string>;
  set: (field: PlaceField, value: string) => void;
  errors: Partial<Record<PlaceField, string>>;
}

/** Where the food goes: a table, an address, or nothing for pick-up. */
function PlaceFields({ tipo, form, set, errors }: PlaceFieldsProps) {
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
