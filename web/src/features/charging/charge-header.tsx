import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { useSocketStatus } from '../../lib/live/socket.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { sitting } from '../tables/table-list.ts';
import type { Bill } from './bill.ts';

interface ChargeHeaderProps {
  bill: Bill | null;
  /** Of what was charged and is closed. */
  place: string | null;
  now: Date;
  /** On a phone the total stands here, because the receipt does not. */
  isWide: boolean;
  onBack: () => void;
}

export function ChargeHeader({ bill, place, now, isWide, onBack }: ChargeHeaderProps) {
  const status = useSocketStatus();
  const isConnected = useIsOnline() && status === socketMessages.connected;
  const account = bill?.account ?? null;
  const title = !bill
    ? (place ?? tillViewMessages.charge)
    : account
      ? chargeMessages.titleTable(bill.place)
      : chargeMessages.titleOrders(bill.rounds.length);
  return (
    <header className="sticky top-0 z-20 flex min-h-18 items-center gap-2 border-line border-b bg-surface py-1 pr-4 pl-2 lg:pr-5">
      <IconButton
        label={chargeMessages.backToList}
        size="lg"
        icon={<ArrowLeft aria-hidden size={22} />}
        onClick={onBack}
      />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-22 max-md:text-18 max-md:leading-tight">{title}</h1>
        <p className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">
          {isWide ? factsOf(bill, now) : shortFactsOf(bill)}
        </p>
      </div>
      {!isWide && bill && (
        <Money amount={bill.totales.saldo} className="figures shrink-0 text-20" />
      )}
      {isWide && account?.cuentaPedida && (
        <p className="flex items-center gap-2 font-semibold text-14 text-maiz-ink">
          <ReceiptText aria-hidden size={20} />
          {chargeMessages.billAsked(kitchenAge(account.cuentaPedida, now).text)}
        </p>
      )}
      <span role="status" className="shrink-0 md:ml-2">
        <Pulse tone={isConnected ? 'cilantro' : 'aji'} moving={!isConnected}>
          <span className="max-md:sr-only">{status}</span>
        </Pulse>
      </span>
    </header>
  );
}

/** '3 personas · 9 platos' */
function shortFactsOf(bill: Bill | null): string {
  if (!bill) return '';
  const { account, lines, place } = bill;
  const dishes = lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return [account ? guestsOf(account.comensales) : place, chargeMessages.dishes(dishes)]
    .filter(Boolean)
    .join(' · ');
}

function guestsOf(comensales: number | null): string | null {
  if (comensales === null) return null;
  return comensales === 1 ? '1 persona' : `${comensales} personas`;
}

/** '3 personas · abierta hace 1:24 · atendió Andrés Felipe' */
function factsOf(bill: Bill | null, now: Date): string {
  if (!bill) return '';
  const { account, rounds, lines } = bill;
  const dishes = lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
  if (!account) {
    const [first] = rounds;
    return [first && bill.place, chargeMessages.dishes(dishes)].filter(Boolean).join(' · ');
  }
  const { comensales, mesero, nombre } = account;
  return [
    nombre,
    guestsOf(comensales),
    `abierta hace ${sitting(account, now)}`,
    mesero && `atendió ${mesero.nombre}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
