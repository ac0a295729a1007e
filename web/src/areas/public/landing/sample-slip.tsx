import type { Estado } from '@comanda/contract/orders/orders.words';
import { ESTADO_LOOK } from '../../../features/orders/estado.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Slip } from '../../../ui/slip.tsx';

const LINES = [
  { cantidad: 2, nombre: 'Ajiaco santafereño' },
  { cantidad: 1, nombre: 'Empanadas (3)' },
  { cantidad: 2, nombre: 'Limonada de coco' },
];

/** The order in the landing page's picture. */
export function SampleSlip({ estado }: { estado: Estado }) {
  const { word, tone } = ESTADO_LOOK[estado];
  return (
    <Slip hanging className="grid gap-2 px-5 pt-7 pb-6">
      <div className="flex items-baseline justify-between gap-3">
        <span className="figures text-22">7F3A2</span>
        <span className="text-14 text-ink-soft">Mesa 7</span>
      </div>
      <div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <div className="rule-dashed" />
      {LINES.map(({ cantidad, nombre }) => (
        <div key={nombre} className="flex gap-3 text-14">
          <span className="figures">{cantidad}</span>
          {nombre}
        </div>
      ))}
    </Slip>
  );
}
