import type { OwnerUser } from '@comanda/contract/auth/auth';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { BadgeCheck, ChartColumn, Globe, ReceiptText, Store, Utensils } from 'lucide-react';
import { OrderSlips } from '../../features/completed-orders/order-slips.tsx';
import type { DayFigures } from '../../features/till/day-figures.ts';
import { PATHS } from '../../paths.ts';
import { ChatbotTile } from './chatbot-tile.tsx';
import { ClientsTile } from './clients-tile.tsx';
import { shortDate } from './membership-time.ts';
import { MenuTile } from './menu-tile.tsx';
import { StaffTile } from './staff-tile.tsx';
import { Tile } from './tile.tsx';

interface TilesProps {
  sede: Location | null;
  sedes: readonly Location[];
  sedesAllowed: number | null;
  user: OwnerUser;
  path: string | null;
  orders: readonly Order[] | null;
  figures: DayFigures | null;
  now: Date;
}

/** The nine doors of the owner's area, each with a fact where one is known. */
export function Tiles(props: TilesProps) {
  const { sede, sedes, sedesAllowed, user, path, orders, figures, now } = props;
  const dbName = sede?.dbName ?? '';
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {sede ? (
        <MenuTile dbName={sede.dbName} />
      ) : (
        <Tile to={PATHS.owner.menu} title="Menú" icon={Utensils} width="wide">
          Tus platos, sus fotos y sus precios
        </Tile>
      )}
      <Tile
        to={PATHS.owner.orders}
        title="Pedidos"
        icon={ReceiptText}
        width="wide"
        fragment={orders && <OrderSlips orders={orders} now={now} />}
      >
        {figures ? (
          <>
            <strong className="block font-semibold text-ink">{figures.enCocina} en cocina</strong>
            {figures.facturados === 1 ? '1 facturado hoy' : `${figures.facturados} facturados hoy`}
          </>
        ) : (
          'Los de hoy y los de antes'
        )}
      </Tile>
      <Tile to={PATHS.owner.locations} title="Sedes" icon={Store}>
        {sedes.length > 0 ? (
          <>
            <strong className="block truncate font-semibold text-ink">{namesOf(sedes)}</strong>
            {sedesAllowed !== null &&
              `Disponibles: ${locationsMessages.remaining(Math.max(0, sedesAllowed - sedes.length), sedesAllowed)}`}
          </>
        ) : (
          'Dónde te encuentran tus clientes'
        )}
      </Tile>
      <StaffTile dbName={dbName} />
      <ClientsTile dbName={dbName} />
      <Tile to={PATHS.owner.reports} title="Reportes" icon={ChartColumn}>
        Ventas por día y por producto
      </Tile>
      <ChatbotTile dbName={dbName} />
      <Tile to={PATHS.owner.website} title="Editar web" icon={Globe}>
        {path && <strong className="block truncate font-semibold text-ink">/{path}</strong>}
        Lo que ven tus clientes
      </Tile>
      <Tile to={PATHS.owner.membership} title="Membresía" icon={BadgeCheck}>
        <strong className="block font-semibold text-ink">
          {[user.planNombre, user.estadoMembresia].filter(Boolean).join(', ')}
        </strong>
        {user.fechaFin && `Hasta el ${shortDate(user.fechaFin)}`}
      </Tile>
    </ul>
  );
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

function namesOf(sedes: readonly Location[]): string {
  return sedes.length > 3
    ? `${sedes.length} sedes`
    : LIST.format(sedes.map(({ nombre }) => nombre));
}
