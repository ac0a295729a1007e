import { formatPhone } from '@comanda/contract/forms/phones';
import type { KnownCustomer } from '@comanda/contract/orders/known-customers';
import { phoneKey } from '@comanda/contract/orders/known-customers.rules';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck, UserRoundSearch } from 'lucide-react';
import { api } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useStill } from '../../lib/touch.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { cx } from '../../ui/cx.ts';
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
  // A tap must not land on somebody who came under the finger.
  const shown = useStill(key === null || data.some(isFilledIn) ? [] : data);
  if (shown.length === 0) {
    return (
      <p className="flex h-full items-center gap-3 rounded-control border-2 border-control border-dashed px-3 text-14 text-ink-soft">
        <UserRoundSearch aria-hidden size={22} className="shrink-0" />
        {staffOrdersMessages.knownCustomersHint}
      </p>
    );
  }
  return (
    <section
      aria-label={staffOrdersMessages.knownCustomers}
      className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-1"
    >
      <h4 className="font-semibold text-14">{staffOrdersMessages.knownCustomers}</h4>
      <ul className="flex gap-2 overflow-x-auto">
        {shown.map((one) => (
          <li
            key={[one.telefono, one.nombre, one.direccion].join()}
            className={cx('shrink-0', shown.length > 1 ? 'w-[85%]' : 'w-full')}
          >
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="flex h-full w-full items-center gap-3 rounded-control border border-control bg-surface px-3 text-left outline-offset-[-3px] hover:bg-paper"
            >
              <UserRoundCheck aria-hidden size={22} className="shrink-0 text-cilantro" />
              <span className="min-w-0">
                <span className="wrap-anywhere line-clamp-1 font-semibold leading-tight">
                  {one.nombre}
                </span>
                <span className="wrap-anywhere line-clamp-2 text-14 text-ink-soft leading-tight">
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
