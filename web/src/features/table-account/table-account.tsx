import type { Visit } from '@comanda/contract/accounts/accounts';
import { ROUND_WORDS, visitMessages } from '@comanda/contract/accounts/visit.messages';
import { bogotaTime } from '@comanda/contract/days';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { TipoLabel } from '../orders/order-looks.tsx';
import { askForBill } from './use-visit.ts';

interface TableAccountProps {
  visit: Visit;
  reload: () => Promise<void>;
}

/** What everybody at the table ordered, without names, and the button that asks for the bill. */
export function TableAccount({ visit, reload }: TableAccountProps) {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      await askForBill({ ...visit, dbName });
    } catch (error) {
      const { text, cause } = explainFailure(error, visitMessages.askFailed);
      toast.error(text, { id: 'cuenta', ...(cause && { description: cause }) });
    } finally {
      await reload();
      setAsking(false);
    }
  };
  return (
    <section aria-label={visitMessages.title} className="grid gap-3">
      <VisitSlip visit={visit} />
      <p className="text-14 text-ink-soft">{visitMessages.payHere}</p>
      {visit.pideCuenta ? (
        <p role="status" className="rounded-card bg-cilantro-wash p-4 font-semibold text-cilantro">
          {visitMessages.asked}
        </p>
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          <ButtonLink variant="secondary" size="lg" to={PATHS.user.menu}>
            {visitMessages.more}
          </ButtonLink>
          <Button
            size="lg"
            busy={isAsking}
            busyLabel={visitMessages.asking}
            disabled={visit.rondas.length === 0}
            onClick={ask}
          >
            <HandCoins aria-hidden size={20} />
            {visitMessages.ask}
          </Button>
        </div>
      )}
    </section>
  );
}

function VisitSlip({ visit: { mesas, rondas, totales } }: { visit: Visit }) {
  return (
    <Slip edge="ink" className="grid gap-4 px-4 pt-5 pb-7">
      <header className="flex items-start justify-between gap-3">
        <div>
          <TipoLabel tipo="en_local" className="text-14" />
          <p className="title wrap-anywhere text-28">{mesas.map(tableWords).join(' + ')}</p>
        </div>
        <p className="text-14 text-ink-soft">{visitMessages.rounds(rondas.length)}</p>
      </header>
      {rondas.map(({ numero, ...ronda }) => (
        <Round key={numero} number={numero} {...ronda} />
      ))}
      <ReceiptTotal amount={totales.saldo} />
    </Slip>
  );
}

const TONES: Partial<Record<Estado, Tone>> = { enviado: 'maiz', preparado: 'cilantro' };

type RoundProps = Omit<Visit['rondas'][number], 'numero'> & { number: number };

function Round({ number, hora, estado, lineas }: RoundProps) {
  return (
    <section aria-label={visitMessages.round(number)} className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-semibold">{visitMessages.round(number)}</span>{' '}
          <span className="text-14 text-ink-soft">{bogotaTime(hora)}</span>
        </p>
        <Badge tone={TONES[estado] ?? 'neutral'}>{ROUND_WORDS[estado]}</Badge>
      </div>
      <ul className="grid gap-1">
        {lineas.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their place.
            key={at}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2"
          >
            <span className="font-semibold">{line.cantidad}</span>
            <span className="wrap-anywhere">{line.nombre}</span>
            <Money amount={line.subtotal} />
            {line.detalles.length > 0 && (
              <span className="wrap-anywhere col-start-2 text-14 text-ink-soft">
                {line.detalles.join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
