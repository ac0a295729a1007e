import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { useState } from 'react';
import { Segment } from '../../ui/form/segment.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';

interface DigitalPanelProps {
  /** The sede's own, of this method. */
  keys: ChargeSettings['pagos'];
  amount: number;
}

/** What a guest's phone reads: the code or the key, large, and the amount to type. */
export function DigitalPanel({ keys, amount }: DigitalPanelProps) {
  const [shown, setShown] = useState(0);
  const one = keys[shown] ?? keys[0];
  return (
    <section aria-label={chargeMessages.showCode} className="grid gap-2">
      {keys.length > 1 && (
        <div className="no-scrollbar flex overflow-x-auto rounded-control border border-line bg-sunken p-px">
          {keys.map(({ titulo }, at) => (
            <Segment
              key={`${titulo} ${keys.length}`}
              isChosen={at === shown}
              onChoose={() => setShown(at)}
            >
              {titulo}
            </Segment>
          ))}
        </div>
      )}
      {one ? (
        <div className="flex flex-wrap items-center justify-center gap-4 rounded-control border border-line bg-surface p-3">
          {one.imagen && (
            <Picture
              src={one.imagen}
              alt={`Código de ${one.titulo}`}
              sizes="208px"
              className="size-52 rounded-control object-contain"
            />
          )}
          <div className="grid min-w-40 flex-1 gap-1 text-center">
            <p className="font-semibold">{one.titulo}</p>
            {one.llave && (
              <p>
                <span className="block text-14 text-ink-soft">{chargeMessages.key}</span>
                <span className="figures wrap-anywhere select-all text-28 leading-tight">
                  {one.llave}
                </span>
              </p>
            )}
            <Money amount={amount} className="figures text-36" />
            <p className="text-14 text-ink-soft">{chargeMessages.confirmByEye}</p>
          </div>
        </div>
      ) : (
        <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
          <Money amount={amount} className="figures text-36" />
          <p className="text-14 text-ink-soft">{chargeMessages.noCode}</p>
        </div>
      )}
    </section>
  );
}
