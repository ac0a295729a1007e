import type { Location } from '@comanda/contract/locations/locations';
import type { ReactNode } from 'react';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { ExampleMenuButton } from '../../features/menu-sheet/example-menu-button.tsx';
import { usePath } from '../../features/owner/path.api.ts';
import { useEmployees } from '../../features/staff/staff.queries.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export interface FirstStep {
  title: string;
  text: string;
  action: ReactNode;
  isDone: boolean;
}

/** Null until it is known what is missing, so that nobody sees it flash by. */
export function useFirstSteps(
  email: string,
  sede: Location | null,
  hasSedes: boolean | null,
): FirstStep[] | null {
  const dbName = sede?.dbName ?? '';
  const path = usePath(email).data;
  const menu = useMenuOf(dbName).data;
  const staff = useEmployees(dbName).data;
  if (hasSedes === null || path === undefined) return null;
  if (sede && (!menu || !staff)) return null;
  return [
    {
      title: 'Crea tu primera sede',
      text: 'Nombre, dirección, horario y una foto: el lugar donde recibes los pedidos.',
      action: <ButtonLink to={PATHS.owner.locations}>Crear la sede</ButtonLink>,
      isDone: hasSedes,
    },
    {
      title: 'Carga el menú',
      text: 'Agrega tus platos o empieza con uno de ejemplo, con fotos y precios que después cambias.',
      action: (
        <>
          <ButtonLink to={PATHS.owner.menu}>Armar mi menú</ButtonLink>
          <ExampleMenuButton dbName={dbName} />
        </>
      ),
      isDone: (menu?.products.length ?? 0) > 0,
    },
    {
      title: 'Invita a tu equipo',
      text: 'Cada quien entra con su correo y ve solo lo suyo: pedidos, cocina, caja…',
      action: <ButtonLink to={PATHS.owner.staff}>Agregar a alguien</ButtonLink>,
      isDone: (staff?.length ?? 0) > 0,
    },
    {
      title: 'Comparte tu link',
      text: 'Elige cómo termina y pásalo por WhatsApp, en tus redes o en un código QR.',
      action: (
        <a href="#tu-link" className={buttonClass({})}>
          Elegir mi link
        </a>
      ),
      isDone: path !== null,
    },
  ];
}
