import type { KnownCustomer } from '@comanda/contract/orders/known-customers';
import { phoneKey } from '@comanda/contract/orders/known-customers.rules';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { formatPhone } from '@comanda/contract/phones';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useStill } from '../../lib/touch.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { CheckoutForm } from '../checkout/use-checkout.ts';

const FRESH_MS = 60_000;

interface KnownCustomersProps {
  form: CheckoutForm;
  onChoose: (customer: KnownCustomer) => void;
}

/** Who ordered from the typed phone before. One tap fills in name, phone and address. */
export function KnownCustomers({ form, onChoose }: KnownCustomersProps) {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const key = phoneKey(useSettled(form.telefono));
  const { data = [] } = useQuery({
    queryKey: ['customers', dbName, key],
    queryFn: async () =>
      (await api('GET /api/orders/clientes', { query: { dbName, telefono: key ?? '' } })).data,
    enabled: key !== null && dbName !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
  const isFilledIn = (one: KnownCustomer) =>
    one.nombre === form.nombreCliente && one.direccion === form.direccion;
  // The list moves what is below it, so it changes only while nobody touches the screen.
  const shown = useStill(key === null || data.some(isFilledIn) ? [] : data);
  if (shown.length === 0) return null;
  return (
    <section aria-label={staffOrdersMessages.knownCustomers} className="grid gap-2 sm:col-span-2">
      <h4 className="font-semibold text-14">{staffOrdersMessages.knownCustomers}</h4>
      <ul className="grid gap-2">
        {shown.map((one) => (
          <li key={[one.telefono, one.nombre, one.direccion].join()}>
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-control bg-surface px-3 py-2 text-left hover:bg-paper"
            >
              <UserRoundCheck aria-hidden size={22} className="shrink-0 text-cilantro" />
              <span className="min-w-0">
                <span className="wrap-anywhere block font-semibold leading-tight">
                  {one.nombre}
                </span>
                <span className="wrap-anywhere block text-14 text-ink-soft">
                  {[one.direccion, formatPhone(one.telefono)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
