import {
  ArrowRight,
  Bike,
  CircleCheck,
  Clock,
  CupSoda,
  type LucideIcon,
  Sandwich,
  Soup,
  Utensils,
} from 'lucide-react';
import { Logo } from '../../../ui/logo.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pulse } from '../../../ui/pulse.tsx';
import { SampleSlip } from './sample-slip.tsx';

const STEPS = ['Tu cliente pide', 'La cocina prepara', 'La caja cobra'];

/** The path of one order as slips on a rail: phone, kitchen, till. */
export function HeroScene() {
  return (
    <div className="overflow-hidden bg-linear-to-b from-[#fdeedd] to-sunken">
      <div aria-hidden className="rail relative z-30 rounded-none" />
      <div
        aria-hidden
        className="relative mx-auto flex max-w-7xl items-end justify-center gap-6 px-4 sm:px-8 lg:h-[27rem] lg:justify-between"
      >
        <div className="relative z-10 hidden w-60 shrink-0 self-end pt-8 lg:block">
          <ScenePhone />
        </div>
        <div className="-top-2 absolute left-4 w-52 rotate-[-4deg] sm:left-16 lg:left-[19.5rem]">
          <SampleSlip estado="enviado" />
        </div>
        <div className="relative z-10 mt-32 w-full max-w-md lg:mt-0">
          <SceneKitchen />
        </div>
        <div className="-top-2 absolute right-4 z-0 w-52 rotate-[3deg] max-sm:hidden sm:right-16 lg:right-[18.5rem] lg:z-20">
          <SampleSlip estado="preparado" />
        </div>
        <div className="relative z-10 hidden w-60 shrink-0 self-end lg:block">
          <SceneReceipt />
        </div>
      </div>
      <ol className="relative z-10 mx-auto grid max-w-7xl gap-3 px-4 py-6 sm:grid-cols-3 sm:px-8">
        {STEPS.map((step, at) => (
          <li
            key={step}
            className="flex items-center gap-3 font-semibold sm:justify-center sm:first:justify-start sm:last:justify-end"
          >
            <span className="figures grid size-8 place-items-center rounded-full bg-ink text-on-ink">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

const LINES = [
  { text: '2 Ajiaco', amount: 49_000 },
  { text: '1 Empanadas', amount: 9_000 },
  { text: '2 Limonada', amount: 19_000 },
];

function SceneReceipt() {
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

const LOCAL = ['2 Ajiaco santafereño', '1 Empanadas (3)', '2 Limonada de coco'];
const DELIVERY = ['1 Bandeja paisa', '1 Costilla asada'];

function SceneKitchen() {
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

const DISHES: { nombre: string; detail: string; icon: LucideIcon; tile: string }[] = [
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

function ScenePhone() {
  return (
    <div className="rounded-t-[36px] border-8 border-ink border-b-0 bg-paper px-4 pt-5 pb-5 shadow-float">
      <p className="title text-16">La Sazón de Marta</p>
      <p className="text-12 text-ink-soft">Sede Centro · Mesa 7</p>
      <div className="my-3 h-px bg-line" />
      <p className="title mb-2 text-16">Tu pedido</p>
      <div className="grid gap-2.5">
        {DISHES.map(({ nombre, detail, icon: Icon, tile }) => (
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
