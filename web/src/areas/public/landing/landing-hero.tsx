import { restaurantPath } from '@comanda/contract/pages/addresses';
import { ArrowRight } from 'lucide-react';
import { DEMO_RESTAURANT, PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HeroScene } from './hero-scene.tsx';

export function LandingHero() {
  return (
    <section>
      <div className="mx-auto grid max-w-7xl items-end gap-6 px-4 pt-6 pb-10 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:gap-16 lg:pt-10 lg:pb-14">
        <h1 className="text-36 tracking-[-0.03em] lg:text-48">
          El pedido viaja solo: del celular a la cocina, y de la cocina a la caja.
        </h1>
        <div className="grid gap-5">
          <p className="text-18 text-ink-soft">
            Tu cliente pide desde la mesa o desde su casa, la cocina lo ve al instante y la caja lo
            cobra. Una sola comanda para todas tus sedes.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={PATHS.register} size="lg">
              Registrarme
              <ArrowRight aria-hidden size={18} />
            </ButtonLink>
            <ButtonLink to={restaurantPath(DEMO_RESTAURANT)} size="lg" variant="secondary">
              Pedir en el restaurante de ejemplo
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroScene />
    </section>
  );
}
