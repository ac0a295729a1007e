import { MapPin } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { Money } from '../../../ui/money.tsx';

const SEDES = [
  { nombre: 'Centro', amount: 1_284_500, bar: 'w-full bg-achiote' },
  { nombre: 'Chapinero', amount: 860_000, bar: 'w-2/3 bg-ink' },
];

export function FeatureSedes() {
  return (
    <div className="grid gap-3">
      {SEDES.map(({ nombre, amount, bar }) => (
        <div key={nombre} className="grid gap-2.5 rounded-control bg-surface p-4">
          <span className="flex items-center gap-2">
            <MapPin size={18} />
            {nombre}
            <Money amount={amount} className="figures ml-auto text-18" />
          </span>
          <span className="h-2 rounded-full bg-sunken">
            <span className={cx('block h-full rounded-full', bar)} />
          </span>
        </div>
      ))}
    </div>
  );
}
