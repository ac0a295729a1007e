import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Money } from '../../../ui/money.tsx';

const SEDES = [
  { nombre: 'Centro', amount: 1_284_500, bar: 'w-full bg-achiote' },
  { nombre: 'Chapinero', amount: 860_000, bar: 'w-2/3 bg-ink' },
];

function FeatureSedes() {
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

const ROWS = [
  { id: '7F3A2', where: 'Mesa 7', age: '3 min', bar: 'w-1/6 bg-cilantro', ink: 'text-cilantro' },
  { id: '6C19B', where: 'A domicilio', age: '12 min', bar: 'w-3/5 bg-maiz', ink: 'text-maiz-ink' },
  { id: '5D2F0', where: 'Mesa 2', age: '21 min', bar: 'w-full bg-aji', ink: 'text-aji' },
];

function FeatureAges() {
  return (
    <div className="grid gap-3">
      {ROWS.map(({ id, where, age, bar, ink }) => (
        <div
          key={id}
          className="grid grid-cols-[auto_1fr_3.5rem_3.5rem] items-center gap-3 rounded-control bg-surface p-3"
        >
          <span className="figures text-18">{id}</span>
          <span>{where}</span>
          <span className="h-1.5 rounded-full bg-sunken">
            <span className={cx('block h-full rounded-full', bar)} />
          </span>
          <span className={cx('text-right font-semibold', ink)}>{age}</span>
        </div>
      ))}
    </div>
  );
}

const FEATURES: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Nada se queda en el camino',
    text: 'Cada pedido muestra cuánto lleva esperando. A los 10 minutos avisa, a los 20 se pone rojo.',
    picture: <FeatureAges />,
  },
  {
    title: 'Todas tus sedes, una sola vista',
    text: 'Cada sede con su menú, su personal y sus ventas. Tú cambias de una a otra con un toque.',
    picture: <FeatureSedes />,
  },
  {
    title: 'Tu menú atiende por ti',
    text: 'Un link con tu nombre. El asistente responde, sugiere y arma el pedido.',
    picture: <FeatureChat />,
  },
];

export function LandingFeatures() {
  return (
    <section
      aria-label="Qué hace Comanda"
      className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-8 lg:grid-cols-3 lg:py-24"
    >
      {FEATURES.map(({ title, text, picture }) => (
        <div key={title} className="grid items-center gap-5 md:max-lg:grid-cols-2 lg:content-start">
          <div aria-hidden className="grid h-60 content-center rounded-card bg-sunken p-5 text-14">
            {picture}
          </div>
          <div>
            <h2 className="text-22">{title}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

function FeatureChat() {
  return (
    <div className="grid gap-3">
      <p className="max-w-[80%] justify-self-end rounded-card rounded-br-none bg-ink px-4 py-2.5 text-on-ink">
        ¿Qué trae la bandeja?
      </p>
      <div className="grid max-w-[85%] gap-1 rounded-card rounded-bl-none bg-surface px-4 py-2.5">
        <p>Fríjoles, chicharrón, huevo y aguacate. ¿Te la agrego?</p>
        <Money amount={32_900} className="figures text-16 text-achiote-ink" />
      </div>
      <p className="max-w-[80%] justify-self-end rounded-card rounded-br-none bg-ink px-4 py-2.5 text-on-ink">
        Sí, dos por favor
      </p>
    </div>
  );
}
