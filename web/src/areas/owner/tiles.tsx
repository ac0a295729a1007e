import type { OwnerUser } from '@comanda/contract/auth/auth';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import { addDays, bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import type { HomeSede } from '@comanda/contract/owners/owners';
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
import { openingAt } from '../../features/locations/opening.ts';
import { shortDate } from '../../features/memberships/membership-time.ts';
import { changeInPercent } from '../../features/reports/report-change.tsx';
import { useReport } from '../../features/reports/reports.queries.ts';
import { useEmployees } from '../../features/staff/staff.queries.ts';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { MenuTile, Tile } from './tile.tsx';

const WEEK_EVERY_MS = 5 * 60_000;

interface TilesProps {
  sede: Location | null;
  sedes: readonly Location[];
  sedesAllowed: number | null;
  user: OwnerUser;
  path: string | null;
  home: HomeSede | undefined;
  /** Invoiced orders of the sede today. */
  facturados: number | undefined;
  now: Date;
}

/** The nine links of the owner's area, each with a fact if one is known. */
export function Tiles(props: TilesProps) {
  const { sede, sedes, sedesAllowed, user, path, home, facturados, now } = props;
  const dbName = sede?.dbName ?? '';
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {sede ? (
        <MenuTile dbName={sede.dbName} />
      ) : (
        <Tile to={PATHS.owner.menu} title="Menú" icon={Utensils}>
          Tus platos, sus fotos y sus precios
        </Tile>
      )}
      <OrdersTile sede={sede} home={home} facturados={facturados} />
      <Tile to={PATHS.owner.locations} title="Sedes" icon={Store}>
        {sedes.length > 0 ? (
          <>
            <strong className="block truncate font-semibold text-ink">
              {openWords(sedes, now) ?? namesOf(sedes)}
            </strong>
            {sedesAllowed !== null &&
              `Disponibles: ${locationsMessages.remaining(Math.max(0, sedesAllowed - sedes.length), sedesAllowed)}`}
          </>
        ) : (
          'Dónde te encuentran tus clientes'
        )}
      </Tile>
      <ClientsTile dbName={dbName} nuevos={home?.clientesNuevos ?? 0} />
      <StaffTile dbName={dbName} />
      <ReportsTile now={now} enabled={home !== undefined} />
      <Tile to={PATHS.owner.website} title="Editar web" icon={Globe}>
        {path && <strong className="block truncate font-semibold text-ink">/{path}</strong>}
        Lo que ven tus clientes
      </Tile>
      <ChatbotTile dbName={dbName} />
      <Tile to={PATHS.owner.membership} title="Membresía" icon={BadgeCheck} isWideOnPhone>
        <strong className="block font-semibold text-ink">
          {[user.planNombre, user.estadoMembresia].filter(Boolean).join(', ')}
        </strong>
        {user.fechaFin && `Hasta el ${shortDate(user.fechaFin)}`}
      </Tile>
    </ul>
  );
}

/** Leads to the orders in course at the sede that it counts. */
function OrdersTile({ sede, home, facturados }: Pick<TilesProps, 'sede' | 'home' | 'facturados'>) {
  const { aTiempo = 0, demorados = 0, tarde = 0 } = home?.cocina ?? {};
  return (
    <Tile to={PATHS.owner.liveOrders} title="Pedidos" icon={ReceiptText}>
      {home ? (
        <>
          <strong className="block font-semibold text-ink">
            {aTiempo + demorados + tarde} en cocina
          </strong>
          {facturados === undefined
            ? `en ${sede?.nombre ?? 'tu sede'}`
            : `${facturados} ${facturados === 1 ? 'facturado' : 'facturados'} hoy`}
        </>
      ) : (
        'Los de ahora y los de antes'
      )}
    </Tile>
  );
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

function namesOf(sedes: readonly Location[]): string {
  return sedes.length > 3
    ? `${sedes.length} sedes`
    : LIST.format(sedes.map(({ nombre }) => nombre));
}

/** '3 abiertas de 4', where the hours of every sede can be read. */
function openWords(sedes: readonly Location[], now: Date): string | null {
  const readable = sedes.map(({ horario, activa }) => ({
    opening: openingAt(horario, now),
    activa,
  }));
  if (sedes.length < 2 || readable.some(({ opening }) => opening === null)) return null;
  const open = readable.filter(({ opening, activa }) => opening?.isOpen && activa !== false).length;
  return `${open} ${open === 1 ? 'abierta' : 'abiertas'} de ${sedes.length}`;
}

/** Seven days of sales against the seven before, as the reports first show them. */
function ReportsTile({ now, enabled }: { now: Date; enabled: boolean }) {
  const today = bogotaDay(now);
  const week = { dbName: null, desde: addDays(today, -6), hasta: today };
  const { data } = useReport(week, { now, everyMs: WEEK_EVERY_MS, enabled });
  const change = data && changeInPercent(data.actual.ventas, data.anterior.ventas);
  return (
    <Tile to={PATHS.owner.reports} title="Reportes" icon={ChartColumn}>
      {change && change.direction !== 'same' ? (
        <>
          <strong
            className={cx(
              'block font-semibold',
              change.direction === 'up' ? 'text-cilantro' : 'text-aji',
            )}
          >
            {change.direction === 'up' ? '+' : '−'}
            {change.words}
          </strong>
          esta semana
        </>
      ) : (
        'Ventas por día y por producto'
      )}
    </Tile>
  );
}

/** How many clients registered at the sede, and how many of them this week. */
function ClientsTile({ dbName, nuevos }: { dbName: string; nuevos: number }) {
  const { data: count } = useClientCount(dbName);
  return (
    <Tile to={PATHS.owner.clients} title="Clientes" icon={Users}>
      {count !== undefined && count > 0 && (
        <strong className="block font-semibold text-ink">
          {count.toLocaleString('es-CO')} {count === 1 ? 'registrado' : 'registrados'}
        </strong>
      )}
      {clientWords(count, nuevos)}
    </Tile>
  );
}

function clientWords(count: number | undefined, nuevos: number): string {
  if (nuevos > 0) return `${nuevos} ${nuevos === 1 ? 'nuevo' : 'nuevos'} esta semana`;
  return count ? 'en esta sede' : 'Quienes se registran en la sede';
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

/** The name and tone of the sede's assistant. */
function ChatbotTile({ dbName }: { dbName: string }) {
  const { data: config } = useChatbotConfig(dbName);
  return (
    <Tile to={PATHS.owner.chatbot} title="Parámetros del chatbot" icon={Bot}>
      {config ? (
        <>
          <strong className="wrap-anywhere block font-semibold text-ink">
            {config.nombreAsistente || DEFAULT_ASSISTANT}
          </strong>
          Tono {TONO_LOOK[config.tono].word.toLowerCase()}
        </>
      ) : (
        'Su nombre y su tono'
      )}
    </Tile>
  );
}
