import { ArrowRight, CupSoda, type LucideIcon, Sandwich, Soup } from 'lucide-react';
import { Money } from '../../../ui/money.tsx';

const LINES: { nombre: string; detail: string; icon: LucideIcon; tile: string }[] = [
  {
    nombre: 'Ajiaco santafereño',
    detail: '2 × $24.500',
    icon: Soup,
    tile: 'bg-maiz-wash text-maiz-ink',
  },
  {
    nombre: 'Empanadas (3)',
    detail: '1 × $9.000',
    icon: Sandwich,
    tile: 'bg-achiote-wash text-achiote-ink',
  },
  {
    nombre: 'Limonada de coco',
    detail: '2 × $9.500',
    icon: CupSoda,
    tile: 'bg-cilantro-wash text-cilantro',
  },
];

export function ScenePhone() {
  return (
    <div className="rounded-t-[36px] border-8 border-ink border-b-0 bg-paper px-4 pt-5 pb-5 shadow-float">
      <p className="title text-16">La Sazón de Marta</p>
      <p className="text-12 text-ink-soft">Sede Centro · Mesa 7</p>
      <div className="my-3 h-px bg-line" />
      <p className="title mb-2 text-16">Tu pedido</p>
      <div className="grid gap-2.5">
        {LINES.map(({ nombre, detail, icon: Icon, tile }) => (
          <div key={nombre} className="flex items-center gap-2.5">
            <span className={`grid size-10 place-items-center rounded-control ${tile}`}>
              <Icon size={20} />
            </span>
            <span className="font-semibold text-14 leading-tight">
              {nombre}
              <span className="block font-normal text-12 text-ink-soft">{detail}</span>
            </span>
          </div>
        ))}
      </div>
      <div className="rule-dashed mt-4" />
      <p className="flex items-baseline justify-between py-2 text-14 text-ink-soft">
        Total <Money amount={77_000} className="figures text-18 text-ink" />
      </p>
      <p className="flex items-center justify-between rounded-control bg-achiote px-4 py-3 font-semibold text-14 text-on-achiote">
        Pedido a mesa <ArrowRight size={18} />
      </p>
    </div>
  );
}
