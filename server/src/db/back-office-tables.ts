import type { Memory } from '@comanda/assistant/assistant';
import type { ChatbotConfig, ChatMessage } from '@comanda/contract/chat/chat';
import type { Tono } from '@comanda/contract/chat/chat.rules';
import type { WompiStatus } from '@comanda/contract/memberships/memberships';
import type { Printer, PrintStatus, TicketClase } from '@comanda/contract/printing/printing';
import type { Generated, JSONColumnType } from 'kysely';
import type { Env } from '../env/env.ts';
import type { GeneratedTimestamp, Json, OfSede, Tenant, Timestamp } from './columns.ts';
import type { SessionTipo } from './tables.ts';

type WompiEnvironment = Env['WOMPI_ENV'];

/** What stands around the service: memberships, the assistant, printing, reports and the trail. */
export type BackOfficeTables = {
  plans: {
    id: Generated<string>;
    plan_name: string;
    description: string;
    includes: string[];
    precio_mensual_cop: number;
    plan_type: number;
    chats_included: number;
    sedes: number;
    usuarios: number | null;
  };
  payment_links: Tenant & {
    id: Generated<string>;
    provider_link_id: string;
    environment: WompiEnvironment;
    plan_id: string;
    amount_in_cents: number;
    estado: Generated<'abierto' | 'pagado' | 'vencido'>;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  payments: Tenant & {
    transaction_id: string;
    environment: WompiEnvironment;
    payment_link_id: string;
    status: WompiStatus;
    amount_in_cents: number;
    fechaInicio: Timestamp | null;
    fechaFin: Timestamp | null;
    updated_at: GeneratedTimestamp;
  };
  chatbot_configs: OfSede & {
    nombreAsistente: string;
    tono: Tono;
    frasesConfirmacion: string[];
    instruccionesCorreccion: string;
    parametros: Json<ChatbotConfig['parametros']>;
    redesSociales: Json<ChatbotConfig['redesSociales']>;
    updated_at: GeneratedTimestamp;
  };
  chat_sessions: OfSede & {
    id: string;
    history: Json<ChatMessage[]>;
    /** `mensajes`: how many messages the diner has written. */
    memory: Json<Partial<Memory> & { mensajes?: number }>;
    started_at: GeneratedTimestamp;
    last_at: GeneratedTimestamp;
  };
  chat_usage: Tenant & {
    /** The first day of the month in America/Bogota. */
    mes: string;
    usados: Generated<number>;
  };
  print_agents: OfSede & {
    id: Generated<string>;
    nombre: string;
    token_hash: Buffer;
    last_seen_at: Timestamp | null;
    impresoras: Json<Printer[]>;
    created_at: GeneratedTimestamp;
  };
  print_jobs: OfSede & {
    id: Generated<string>;
    target: string;
    text: string;
    order_id: string | null;
    /** 'cuenta <id>', 'turno <id>'. */
    asunto: string | null;
    documento: string | null;
    estado: Generated<PrintStatus['estado']>;
    tries: Generated<number>;
    error: string | null;
    agent_id: string | null;
    claimed_at: Timestamp | null;
    idempotency_key: string | null;
    request_hash: Buffer | null;
    author_id: string | null;
    author_nombre: string | null;
    created_at: GeneratedTimestamp;
    printed_at: Timestamp | null;
    /** Of a ticket for a station of the kitchen: what it tells, to which, and at which revision of its order. */
    clase: TicketClase | null;
    estacion: string | null;
    revision: number | null;
    empezado: boolean | null;
    repetido: Generated<boolean>;
  };
  /** What happened before `live_from` is in the report tables, which only reports/ reads. */
  report_sedes: OfSede & { live_from: Timestamp };
  audit_entries: Tenant & {
    id: Generated<string>;
    location_id: string | null;
    at: GeneratedTimestamp;
    actor_tipo: SessionTipo | 'invitado' | 'sistema';
    actor_id: string | null;
    actor_nombre: string;
    action: string;
    entity: string;
    entity_id: string;
    before: JSONColumnType<object, string | null, never> | null;
    after: JSONColumnType<object, string | null, never> | null;
  };
};
