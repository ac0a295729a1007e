import { theHour } from '@comanda/contract/days';
import { whenWords } from '@comanda/contract/locations/when.words';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { shortTime } from '../sede-state/sede-words.ts';
import type { CheckoutWhen } from './use-when.ts';

const SlotSheet = lazy(() =>
  import('../sede-state/slot-sheet.tsx').then((m) => ({ default: m.SlotSheet })),
);

const NOT_NOW = {
  sede_pausada: 'En pausa',
  sede_cerrada: 'Cerrado ahora',
  canal_cerrado: 'No por ahora',
  franja_llena: 'La cocina está llena',
  franja_invalida: '',
} as const;

/** As soon as it can be, or for later. A sede that takes nothing for later only says when it will be ready. */
export function WhenField({ tipo, when }: { tipo: Tipo; when: CheckoutWhen }) {
  const { programado, mayBeLater, notNow, promised, now, choose } = when;
  const [isChoosing, setChoosing] = useState(false);
  const soon = promised && `${READY[tipo]} hacia ${theHour(shortTime(promised))}`;
  if (!mayBeLater) {
    if (!soon || notNow) return null;
    return (
      <p className="flex items-center gap-2 font-medium">
        <Clock aria-hidden size={20} className="text-ink-soft" />
        {soon}
      </p>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-14">¿Para cuándo?</legend>
      <div className="grid grid-cols-2 gap-2">
        <Way
          title="Lo antes posible"
          text={notNow ? NOT_NOW[notNow.code] : (soon ?? 'La cocina empieza ya')}
          isChosen={programado === null}
          isOff={notNow !== null}
          onChoose={() => choose(null)}
        />
        <Way
          title="Programar"
          text={programado ? capital(whenWords(programado, now)) : 'Elige día y hora'}
          isChosen={programado !== null}
          isOff={false}
          onChoose={() => setChoosing(true)}
        />
      </div>
      <Suspense>
        {isChoosing && (
          <SlotSheet
            title="¿Para cuándo?"
            tipos={[tipo]}
            chosen={programado}
            onChoose={(slot) => {
              choose(slot);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}

const READY: Record<Tipo, string> = {
  en_local: 'Listo',
  para_llevar: 'Listo',
  a_domicilio: 'Llega',
};

interface WayProps {
  title: string;
  text: string;
  isChosen: boolean;
  isOff: boolean;
  onChoose: () => void;
}

function Way({ title, text, isChosen, isOff, onChoose }: WayProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isOff}
      onClick={onChoose}
      className={cx(
        'min-h-17 rounded-control border px-3 py-2 text-left leading-snug',
        isOff && 'border-control border-dashed bg-sunken text-ink-soft',
        !isOff && (isChosen ? `border-achiote ${CHOSEN}` : 'border-control bg-surface'),
      )}
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-14">{text}</span>
    </button>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
