import { type Refusal, refusalOf } from '@comanda/contract/locations/refusals.rules';
import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { useState } from 'react';
import type { ApiError } from '../../lib/api/api-client.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useService } from '../sede-state/service.ts';
import { useWanted, want } from '../sede-state/wanted.ts';
import { takeNext, timeRefusal } from './time-refusals.ts';
import { type When, whenOf } from './when.ts';

/** When the order of this checkout is wanted, and why the sede did not take it for then. */
export interface CheckoutWhen extends When {
  now: Date;
  /** The sede's last answer, until the order is sent again. */
  refusal: Refusal | null;
  /** The other ways to order that the sede takes now. */
  others: Tipo[];
  choose: (programado: string | null) => void;
  /** Takes over what the sede answered. False if it was refused for another reason. */
  note: (error: ApiError) => boolean;
  forget: () => void;
}

export function useWhen(tipo: Tipo): CheckoutWhen {
  const service = useService();
  const now = useMinute();
  const wanted = useWanted();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const takesNow = (other: Tipo) => service && refusalOf(service, { tipo: other, now }) === null;
  return {
    ...whenOf(service, { tipo, wanted, now }),
    now,
    refusal,
    others: TIPOS.filter((other) => other !== tipo && other !== 'en_local' && takesNow(other)),
    choose: (programado) => {
      setRefusal(null);
      want(programado);
    },
    note: (error) => {
      const told = timeRefusal(error);
      setRefusal(told);
      if (told) takeNext(told, tipo);
      return told !== null;
    },
    forget: () => setRefusal(null),
  };
}
