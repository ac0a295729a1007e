import { CircleCheck } from 'lucide-react';
import { Logo } from '../../../ui/logo.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pulse } from '../../../ui/pulse.tsx';

const LINES = [
  { text: '2 Ajiaco', amount: 49_000 },
  { text: '1 Empanadas', amount: 9_000 },
  { text: '2 Limonada', amount: 19_000 },
];

export function SceneReceipt() {
  return (
    <div>
      <div className="slip-shadow mx-5">
        <div className="perforated-top grid gap-1.5 bg-surface px-5 pt-7 pb-4 text-14">
          <p className="title text-center text-16">La Sazón de Marta</p>
          <p className="text-center text-12 text-ink-soft">Sede Centro · Mesa 7</p>
          <p className="figures text-center text-22">7F3A2</p>
          <div className="rule-dashed my-1" />
          {LINES.map(({ text, amount }) => (
            <p key={text} className="flex justify-between">
              {text} <Money amount={amount} />
            </p>
          ))}
          <div className="rule-dashed my-1" />
          <p className="flex items-baseline justify-between font-semibold">
            Total <Money amount={77_000} className="figures text-22" />
          </p>
          <p className="flex items-center justify-center gap-1.5 font-semibold text-12 text-cilantro">
            <CircleCheck size={16} /> Facturado · Efectivo
          </p>
        </div>
      </div>
      <div
        data-theme="kitchen"
        className="-mt-2 relative flex h-28 items-end justify-between rounded-t-card bg-linear-to-b from-[#3a302a] to-[#14110e] p-5 text-ink"
      >
        <Logo mark className="text-22" />
        <Pulse tone="cilantro" className="text-cilantro">
          Caja lista
        </Pulse>
      </div>
    </div>
  );
}
