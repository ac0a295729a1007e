import type { ReactNode } from 'react';
import { FeatureAges } from './feature-ages.tsx';
import { FeatureChat } from './feature-chat.tsx';
import { FeatureSedes } from './feature-sedes.tsx';

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
    text: 'Un enlace con tu nombre. El asistente responde, sugiere y arma el pedido.',
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
