import { LandingFeatures } from './landing-features.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPlans } from './landing-plans.tsx';

export function Landing() {
  return (
    <>
      <title>Comanda: pedidos, cocina y caja para tu restaurante</title>
      <LandingHeader />
      <main>
        <LandingHero />
        <LandingFeatures />
        <LandingPlans />
      </main>
      <LandingFooter />
    </>
  );
}
