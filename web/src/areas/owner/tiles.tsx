import type { OwnerUser } from '@comanda/contract/auth/auth';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { Order } from '@comanda/contract/orders/orders';
import {
  BadgeCheck,
  Bot,
  ChartColumn,
  Globe,
  IdCard,
  ReceiptText,
  Store,
  Users,
  Utensils,
} from 'lucide-react';
import { useChatbotConfig } from '../../features/chatbot/chatbot.queries.ts';
import { TONO_LOOK } from '../../features/chatbot/tono.ts';
import { useClientCount } from '../../features/clients/clients.queries.ts';
import { OrderSlips } from '../../features/completed-orders/order-slips.tsx';
import { shortDate } from '../../features/memberships/membership-time.ts';
import { useEmployees } from '../../features/staff/staff.queries.ts';
import type { DayFigures } from '../../features/till/day-figures.ts';
import { PATHS } from '../../paths.ts';
import { MenuTile, Tile } from './tile.tsx';

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

/** The nine links of the owner's area, each with a fact if one is known. */
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
        to={PATHS.owner.liveOrders}
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

/** How many clients registered at the sede. */
function ClientsTile({ dbName }: { dbName: string }) {
  const { data: count } = useClientCount(dbName);
  return (
    <Tile to={PATHS.owner.clients} title="Clientes" icon={Users}>
      {count !== undefined && count > 0 && (
        <strong className="block font-semibold text-ink">
          {count.toLocaleString('es-CO')} {count === 1 ? 'registrado' : 'registrados'}
        </strong>
      )}
      {count ? 'en esta sede' : 'Quienes se registran en la sede'}
    </Tile>
  );
}

/** How many employees the sede has, once that is known. */
function StaffTile({ dbName }: { dbName: string }) {
  const count = useEmployees(dbName).data?.length;
  return (
    <Tile to={PATHS.owner.staff} title="Personal" icon={IdCard}>
      {count ? (
        <>
          <strong className="block font-semibold text-ink">
            {count === 1 ? '1 persona' : `${count} personas`}
          </strong>
          Sus cargos y permisos
        </>
      ) : (
        'Tu equipo, sus cargos y permisos'
      )}
    </Tile>
  );
}

/** The name and tone of the sede's assistant, with a sample of its words. */
function ChatbotTile({ dbName }: { dbName: string }) {
  const { data: config } = useChatbotConfig(dbName);
  const look = config && TONO_LOOK[config.tono];
  return (
    <Tile
      to={PATHS.owner.chatbot}
      title="Parámetros del chatbot"
      icon={Bot}
      width="always-wide"
      fragment={
        look && (
          <span className="hidden max-w-52 rounded-card rounded-bl-[4px] bg-sunken px-3 py-2 text-14 lg:block">
            {look.sample}
          </span>
        )
      }
    >
      {look ? (
        <>
          Se llama{' '}
          <strong className="wrap-anywhere font-semibold text-ink">
            {config.nombreAsistente || DEFAULT_ASSISTANT}
          </strong>
          <span className="block">Tono {look.word.toLowerCase()}</span>
        </>
      ) : (
        'Cómo se llama, en qué tono habla y qué entiende como un sí'
      )}
    </Tile>
  );
}
