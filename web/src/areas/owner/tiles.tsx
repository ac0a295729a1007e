import type { OwnerUser } from '@comanda/contract/auth/auth';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import { addDays, bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
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
import { openingAt } from '../../features/locations/opening-text.ts';
import { shortDate } from '../../features/memberships/membership-time.ts';
import type { HomeSum } from '../../features/owner-home/home-sum.ts';
import { changeInPercent } from '../../features/reports/report-change.tsx';
import { useReport } from '../../features/reports/reports.queries.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { cx } from '../../ui/cx.ts';
import { MenuTile, Tile } from './tile.tsx';

const WEEK_EVERY_MS = 5 * 60_000;

interface TilesProps {
  /** The one sede that the figures are of; null if they are of all. */
  only: Location | null;
  /** The sede that the other screens open with. */
  sede: Location | null;
  sedes: readonly Location[];
  sedesAllowed: number | null;
  user: OwnerUser;
  path: string | null;
  /** Undefined while it is not known. */
  sum: HomeSum | undefined;
  /** Orders invoiced today. */
  facturados: number | undefined;
  now: Date;
}

/** The nine links of the owner's area, each with a fact if one is known. */
export function Tiles(props: TilesProps) {
  const { only, sede, sedes, sedesAllowed, user, path, sum, facturados, now } = props;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {sede && sum ? (
        <MenuTile dbName={sede.dbName} {...sum} />
      ) : (
        <Tile to={OWNER_PATHS.menu} title="Menú" icon={Utensils}>
          Tus platos, sus fotos y sus precios
        </Tile>
      )}
      <OrdersTile sum={sum} facturados={facturados} />
      <Tile to={OWNER_PATHS.locations} title="Sedes" icon={Store}>
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
      <ClientsTile sum={sum} />
      <StaffTile sum={sum} />
      <ReportsTile dbName={only?.dbName ?? null} now={now} enabled={sum !== undefined} />
      <Tile to={OWNER_PATHS.website} title="Editar web" icon={Globe}>
        {path && <strong className="block font-semibold text-cilantro">Publicada</strong>}
        Lo que ven tus clientes
      </Tile>
      <ChatbotTile sede={sede} isOne={only !== null} />
      <Tile to={OWNER_PATHS.membership} title="Membresía" icon={BadgeCheck} isWideOnPhone>
        <strong className="block font-semibold text-ink">
          {[user.planNombre, user.estadoMembresia].filter(Boolean).join(', ')}
        </strong>
        {user.fechaFin && `Hasta el ${shortDate(user.fechaFin)}`}
      </Tile>
    </ul>
  );
}

/** Leads to the orders in course. */
function OrdersTile({ sum, facturados }: Pick<TilesProps, 'sum' | 'facturados'>) {
  return (
    <Tile to={OWNER_PATHS.liveOrders} title="Pedidos" icon={ReceiptText}>
      {sum ? (
        <>
          <strong className="block font-semibold text-ink">{sum.enCocina} en cocina</strong>
          {facturados === undefined
            ? 'Los de ahora y los de antes'
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

interface ReportsTileProps {
  dbName: string | null;
  now: Date;
  enabled: boolean;
}

/** Seven days of sales against the seven before, as the reports first show them. */
function ReportsTile({ dbName, now, enabled }: ReportsTileProps) {
  const today = bogotaDay(now);
  const week = { dbName, desde: addDays(today, -6), hasta: today };
  const { data } = useReport(week, { now, everyMs: WEEK_EVERY_MS, enabled });
  const change = data && changeInPercent(data.actual.ventas, data.anterior.ventas);
  return (
    <Tile to={OWNER_PATHS.reports} title="Reportes" icon={ChartColumn}>
      {change && change.direction !== 'same' ? (
        <span className="flex items-end justify-between gap-3">
          <span>
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
          </span>
          <WeekBars days={data.porDia} />
        </span>
      ) : (
        'Ventas por día y por producto'
      )}
    </Tile>
  );
}

/** A bar a day, today's in achiote. The reports say the same in words. */
function WeekBars({ days }: { days: readonly { dia: string; ventas: number }[] }) {
  const most = Math.max(1, ...days.map(({ ventas }) => ventas));
  return (
    <span aria-hidden className="flex h-9 shrink-0 items-end gap-0.5 xl:gap-1">
      {days.map(({ dia, ventas }, at) => (
        <span
          key={dia}
          className={cx('w-1.5 rounded-t-xs', at === days.length - 1 ? 'bg-achiote' : 'bg-control')}
          style={{ height: `${Math.max(6, (ventas / most) * 100)}%` }}
        />
      ))}
    </span>
  );
}

/** How many clients registered, and how many of them this week. */
function ClientsTile({ sum }: Pick<TilesProps, 'sum'>) {
  const { clientes = 0, clientesNuevos: nuevos = 0 } = sum ?? {};
  return (
    <Tile to={OWNER_PATHS.clients} title="Clientes" icon={Users}>
      {clientes > 0 ? (
        <>
          <strong className="block font-semibold text-ink">
            {clientes.toLocaleString('es-CO')} {clientes === 1 ? 'registrado' : 'registrados'}
          </strong>
          {nuevos === 0 ? 'Ninguno' : nuevos} {nuevos < 2 ? 'nuevo' : 'nuevos'} esta semana
        </>
      ) : (
        'Quienes se registran para pedir'
      )}
    </Tile>
  );
}

/** How many people work there. */
function StaffTile({ sum }: Pick<TilesProps, 'sum'>) {
  const personas = sum?.personas ?? 0;
  return (
    <Tile to={OWNER_PATHS.staff} title="Personal" icon={IdCard}>
      {personas > 0 && (
        <strong className="block font-semibold text-ink">
          {personas === 1 ? '1 persona' : `${personas} personas`}
        </strong>
      )}
      {personas > 0 ? 'Sus cargos y permisos' : 'Tu equipo, sus cargos y permisos'}
    </Tile>
  );
}

/** The name and tone of the assistant: every sede has its own. */
function ChatbotTile({ sede, isOne }: { sede: Location | null; isOne: boolean }) {
  const { data: config } = useChatbotConfig(sede?.dbName ?? '');
  return (
    <Tile to={OWNER_PATHS.chatbot} title="Parámetros del chatbot" icon={Bot}>
      {config ? (
        <>
          <strong className="wrap-anywhere block font-semibold text-ink">
            {config.nombreAsistente || DEFAULT_ASSISTANT}
            {!isOne && <span className="font-normal text-ink-soft"> en {sede?.nombre}</span>}
          </strong>
          Tono {TONO_LOOK[config.tono].word.toLowerCase()}
        </>
      ) : (
        'Su nombre y su tono'
      )}
    </Tile>
  );
}
