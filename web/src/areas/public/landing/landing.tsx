import { LandingFeatures } from './landing-features.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPlans } from './landing-plans.tsx';
import { LandingShots } from './landing-shots.tsx';
import { TopBar } from './top-bar.tsx';

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
