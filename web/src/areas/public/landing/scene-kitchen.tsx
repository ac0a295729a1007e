import { Bike, Clock, Utensils } from 'lucide-react';
import { Pulse } from '../../../ui/pulse.tsx';

const LOCAL = ['2 Ajiaco santafereño', '1 Empanadas (3)', '2 Limonada de coco'];
const DELIVERY = ['1 Bandeja paisa', '1 Costilla asada'];

export function SceneKitchen() {
  return (
    <div
      data-theme="kitchen"
      className="rounded-t-[22px] border-8 border-sunken border-b-0 bg-paper p-4 text-ink shadow-float"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-5">
        <p className="title text-18">
          Cocina <span className="font-body font-normal text-14 text-ink-soft">Sede Centro</span>
        </p>
        <Pulse tone="cilantro" moving className="text-cilantro">
          Conectado
        </Pulse>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <div className="grid content-start gap-2 border-ink border-t-4 bg-surface p-3">
          <p className="figures text-22">7F3A2</p>
          <p className="flex items-center gap-2 font-semibold text-14">
            <Utensils size={16} /> Mesa 7
          </p>
          <Pulse tone="achiote" moving className="text-achiote">
            Nuevo
          </Pulse>
          <div className="rule-dashed" />
          {LOCAL.map((line) => (
            <p key={line} className="text-14">
              {line}
            </p>
          ))}
          <p className="rounded-control bg-achiote p-2.5 text-center font-semibold text-14 text-on-achiote">
            Marcar como preparado
          </p>
        </div>
        <div className="grid content-start gap-2 border-agave border-t-4 bg-surface p-3">
          <p className="figures text-22">6C19B</p>
          <p className="flex items-center gap-2 font-semibold text-14 text-agave">
            <Bike size={16} /> A domicilio
          </p>
          <p className="flex items-center gap-2 font-semibold text-14 text-maiz">
            <Clock size={16} /> hace 12 min
          </p>
          <div className="rule-dashed" />
          {DELIVERY.map((line) => (
            <p key={line} className="text-14">
              {line}
            </p>
          ))}
          <p className="w-fit rounded-[6px] bg-ink px-2 py-1 font-semibold text-14 text-on-ink">
            Sin cebolla
          </p>
        </div>
      </div>
    </div>
  );
}
