import { restaurantPath } from '@comanda/contract/pages/addresses';
import { ArrowRight, Mail, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { fetchSupport } from '../../../features/support/support.api.ts';
import { useResource } from '../../../lib/use-resource.ts';
import { DEMO_RESTAURANT, PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { HeroScene } from './hero-scene.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingPlans } from './landing-plans.tsx';
import { LandingShots } from './landing-shots.tsx';

export function Landing() {
  return (
    <>
      <title>Comanda: pedidos, cocina y caja para tu restaurante</title>
      <TopBar />
      <LandingHeader />
      <main>
        <LandingHero />
        <LandingFeatures />
        <LandingShots />
        <LandingPlans />
      </main>
      <LandingFooter />
    </>
  );
}

function LandingHeader() {
  return (
    <header className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-4 py-4 sm:px-8">
      <Link to={PATHS.home} className="py-2 text-22 sm:text-28">
        <Logo />
      </Link>
      <nav aria-label="Ingreso" className="flex gap-1 sm:gap-2">
        <ButtonLink to={PATHS.login} variant="ghost" className="max-sm:px-3">
          Ingresar
        </ButtonLink>
        <ButtonLink to={PATHS.register} className="max-sm:px-3">
          Registrarme
        </ButtonLink>
      </nav>
    </header>
  );
}

/** How to reach the support. It keeps its height while the data loads, so that nothing jumps. */
function TopBar() {
  const { data } = useResource('support', fetchSupport);
  const link = 'flex min-h-11 items-center gap-1.5 hover:underline hover:underline-offset-4';
  return (
    <aside
      aria-label="Soporte"
      data-theme="kitchen"
      className="bg-surface text-12 text-ink sm:text-14"
    >
      <div className="mx-auto flex min-h-11 max-w-7xl flex-wrap items-center gap-x-4 px-4 sm:gap-x-7 sm:px-8">
        {data?.email && (
          <a href={`mailto:${data.email}`} className={link}>
            <Mail aria-hidden size={16} />
            {data.email}
          </a>
        )}
        {data?.phone && (
          <a href={`tel:${data.phone.replace(/[^+\d]/g, '')}`} className={link}>
            <Phone aria-hidden size={16} />
            {data.phone}
          </a>
        )}
      </div>
    </aside>
  );
}

function LandingHero() {
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
