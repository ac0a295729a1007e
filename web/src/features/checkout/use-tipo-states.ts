import { type Refusal, refusalOf } from '@comanda/contract/locations/refusals.rules';
import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { useMinute } from '../../lib/use-minute.ts';
import { useService } from '../sede-state/service.ts';
import { mayBeLater } from './when.ts';

/** What is said of a way to order, and whether it cannot be chosen. */
interface TipoState {
  note: string;
  isOff: boolean;
}

export type TipoStates = Record<Tipo, TipoState>;

const NOTES: Record<Refusal['code'], string> = {
  sede_pausada: 'En pausa',
  sede_cerrada: 'Cerrado ahora',
  canal_cerrado: 'No por ahora',
  franja_llena: '',
  franja_invalida: '',
};

/** What the sede takes of each way to order now; null where it has decided nothing of it. */
export function useTipoStates(): TipoStates | null {
  const service = useService();
  const now = useMinute();
  if (!service) return null;
  const stateOf = (tipo: Tipo): TipoState => {
    const refusal = refusalOf(service, { tipo, now });
    if (!refusal) return { note: '', isOff: false };
    if (mayBeLater(service, tipo)) return { note: 'Para más tarde', isOff: false };
    return { note: NOTES[refusal.code], isOff: true };
  };
  return Object.fromEntries(TIPOS.map((tipo) => [tipo, stateOf(tipo)])) as TipoStates;
}
