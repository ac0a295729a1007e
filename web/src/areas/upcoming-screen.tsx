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
  [PATHS.owner.locations]: {
    title: 'Sedes',
    text: 'Aquí crearás y editarás las sedes de tu restaurante.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.menu]: {
    title: 'Menú',
    text: 'Aquí manejarás los productos y las categorías de cada sede.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.clients]: {
    title: 'Clientes',
    text: 'Aquí encontrarás a quienes se registraron en tu sede.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.orders]: {
    title: 'Pedidos',
    text: 'Aquí consultarás los pedidos terminados de tu sede.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.website]: {
    title: 'Editar web',
    text: 'Aquí configurarás tu chatbot y tus redes sociales.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.reports]: {
    title: 'Reportes',
    text: 'Aquí compararás las ventas de tus sedes por día y por producto.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.staff]: {
    title: 'Empleados',
    text: 'Aquí agregarás a tu equipo con sus cargos y permisos.',
    back: TO_OWNER_HOME,
  },
  [PATHS.owner.addCategory]: {
    title: 'Agregar categoría',
    text: 'Aquí crearás una categoría nueva para tu menú.',
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
