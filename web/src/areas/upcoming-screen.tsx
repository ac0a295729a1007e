import { useLocation } from 'react-router';
import { PATHS } from '../paths.ts';
import { NotFound } from './public/not-found.tsx';
import { UpcomingPage } from './upcoming-page.tsx';

const TO_OWNER_HOME = { to: PATHS.owner.home, label: 'Volver a tu restaurante' };

interface Screen {
  title: string;
  text: string;
  back: { to: string; label: string };
}

/** Screens of later work, by their address. */
const SCREENS: Record<string, Screen> = {
  [PATHS.owner.reports]: {
    title: 'Reportes',
    text: 'Aquí compararás las ventas de tus sedes por día y por producto.',
    back: TO_OWNER_HOME,
  },
};

export function UpcomingScreen() {
  const { pathname } = useLocation();
  const screen = SCREENS[pathname.replace(/\/$/, '')];
  if (!screen) return <NotFound />;
  return (
    <UpcomingPage title={screen.title} back={screen.back}>
      {screen.text}
    </UpcomingPage>
  );
}
