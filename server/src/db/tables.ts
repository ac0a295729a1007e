import type { AccountTotals } from '@comanda/contract/accounts/accounts';
import type { CuentaEstado, CuentaTipo } from '@comanda/contract/accounts/accounts.words';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import type {
  Estado,
  MetodoPago,
  Order,
  OrderLine,
  OrderUpdate,
  Tipo,
} from '@comanda/contract/orders/orders';
import type { Facultad, Permiso } from '@comanda/contract/permissions';
import type { Cierre } from '@comanda/contract/sede-life/cierre';
import type { Generated, JSONColumnType } from 'kysely';
import type { BackOfficeTables } from './back-office-tables.ts';
import type { GeneratedTimestamp, Json, OfSede, Tenant, Timestamp } from './columns.ts';
import type { MenuTables } from './menu-tables.ts';
import type { TillTables } from './till-tables.ts';

/** An account that was joined to another, as it was before. */
type JoinedAccount = {
  cuenta: string;
  mesas: string[];
  claves: string[];
  pedidos: string[];
};

/** A deed on an account that came with a key, and the accounts that it answered. */
export type AccountDeed = {
  clave: string;
  huella: string;
  cuentas: string[];
  /** Of a charge: what was taken and is not due. */
  devolver?: number;
};

export type SessionTipo = 'propietario' | 'empleado' | 'cliente';

/** What a mail is about, as it is stored until it is sent. */
export type Letter =
  | { kind: 'verificar_correo'; code: string }
  // `cliente`: the client's id. Deleting the account deletes its waiting mails.
  // `restaurante`: its name, where it has one; diners and staff know it and not Comanda.
  | { kind: 'confirmar_correo'; code: string; cliente: string; restaurante?: string }
  | {
      kind: 'restablecer_clave';
      url: string;
      tipo?: 'cliente' | 'empleado';
      cliente?: string;
      restaurante?: string;
    }
  | {
      kind: 'recibo_de_pago';
      plan: string;
      pesos: number;
      transactionId: string;
      fechaFin: string;
      url: string;
    }
  // Names, number and total of an order, nothing that a stranger typed.
  | {
      kind: 'pedido_recibido';
      restaurante: string;
      sede: string;
      pedido: string;
      total: number;
      url: string;
      cliente?: string;
    }
  | { kind: 'cuenta_cerrada'; restaurante: string }
  | { kind: 'invitacion'; url: string; nombre: string; restaurante: string; sede: string }
  | { kind: 'membresia_por_vencer'; plan: string; days: 1 | 7; fechaFin: string; url: string };

/** The tables the server reads and writes through Kysely; the migrations hold their constraints. */
export type Tables = BackOfficeTables &
  MenuTables &
  TillTables & {
    schema_migrations: { name: string; checksum: string; applied_at: GeneratedTimestamp };
    owners: {
      id: Generated<string>;
      email: string;
      password_hash: string;
      nombre: Generated<string>;
      logo: Generated<string>;
      nit: Generated<string>;
      path: string | null;
      verified_at: Timestamp | null;
      plan_id: string | null;
      fechaInicio: Timestamp | null;
      fechaFin: Timestamp | null;
      pagado_plan_id: string | null;
      pagado_mes_centavos: number | null;
      policy_version: string | null;
      policy_accepted_at: Timestamp | null;
      created_at: GeneratedTimestamp;
      closed_at: Timestamp | null;
      forgotten_at: Timestamp | null;
    };
    sessions: {
      token_hash: Buffer;
      tipo: SessionTipo;
      restaurant_id: string;
      location_id: string | null;
      subject_id: string;
      tablet_id: string | null;
      created_at: GeneratedTimestamp;
      expires_at: Timestamp;
    };
    email_codes: {
      subject_id: string;
      code_hash: string;
      tries: Generated<number>;
      expires_at: Timestamp;
      sent_at: GeneratedTimestamp;
    };
    owner_registrations: {
      registro_hash: Buffer;
      id: Generated<string>;
      owner_id: string;
      password_hash: string;
      policy_version: string | null;
      policy_accepted_at: Timestamp | null;
      created_at: GeneratedTimestamp;
    };
    known_devices: Tenant & { subject_id: string; token_hash: Buffer; seen_at: GeneratedTimestamp };
    password_resets: {
      token_hash: Buffer;
      tipo: SessionTipo;
      restaurant_id: string;
      location_id: string | null;
      subject_id: string;
      expires_at: Timestamp;
      used_at: Timestamp | null;
    };
    mails: {
      id: Generated<string>;
      recipient: string;
      letter: JSONColumnType<Letter, string, string>;
      once_key: string | null;
      tries: Generated<number>;
      next_try_at: GeneratedTimestamp;
      created_at: GeneratedTimestamp;
      sent_at: Timestamp | null;
    };
    restaurant_links: { path: string; restaurant_id: string; claimed_at: GeneratedTimestamp };
    location_names: { dbName: string; restaurant_id: string; location_id: string };
    locations: Tenant & {
      id: Generated<string>;
      nombre: string;
      direccion: string;
      telefono: string;
      horario: string;
      logo: string;
      imagen: string;
      dbName: string;
      mesa_key: Generated<Buffer>;
      activa: Generated<boolean>;
      cierre: JSONColumnType<Cierre | null, string | null | undefined, string | null>;
      cerrada: Timestamp | null;
      created_at: GeneratedTimestamp;
    };
    location_counters: OfSede & {
      revision: Generated<number>;
      order_count: Generated<number>;
      /** Rises with every change of the sede's menu. */
      menu_version: Generated<number>;
      /** Rises when which account is at which table changes. */
      mesas_version: Generated<number>;
      /** The number of the last closed account. */
      account_count: Generated<number>;
      /** When a table last asked for its bill. */
      cuenta_pedida: Timestamp | null;
      /** The number of the last closing report of a till. */
      shift_count: Generated<number>;
    };
    location_settings: OfSede & {
      ajustes: Json<Partial<SedeSettings>>;
      codigos: Json<Record<string, number>>;
      updated_at: GeneratedTimestamp;
    };
    roles: OfSede & {
      id: Generated<string>;
      nombre: string;
      descripcion: string;
      disponible: Generated<boolean>;
    };
    employees: OfSede & {
      id: Generated<string>;
      nombre: string;
      edad: number;
      telefono: string;
      direccion: string;
      role_id: string;
      email: string;
      password_hash: string;
      permisos: Generated<Permiso[]>;
      facultades: Generated<Facultad[]>;
      activo: Generated<boolean>;
      pin_hash: string | null;
      pin_tries: Generated<number>;
      pin_tries_since: Timestamp | null;
      created_at: GeneratedTimestamp;
    };
    shared_tablets: OfSede & {
      id: Generated<string>;
      token_hash: Buffer;
      trusted_by: string;
      created_at: GeneratedTimestamp;
      seen_at: GeneratedTimestamp;
    };
    clients: OfSede & {
      id: Generated<string>;
      nombre: string;
      direccion: Generated<string>;
      telefono: string;
      email: string | null;
      password_hash: string | null;
      fecha_registro: GeneratedTimestamp;
      forgotten_at: Timestamp | null;
      /** When the client entered the code mailed to it. */
      email_verified_at: Timestamp | null;
    };
    consents: OfSede & {
      id: Generated<string>;
      client_id: string | null;
      email: string | null;
      version: string;
      canal: string;
      accepted_at: GeneratedTimestamp;
    };
    orders: OfSede & {
      id: string;
      revision: number;
      tipo: Tipo;
      estado: Generated<Estado>;
      mesa: string | null;
      direccion: string | null;
      telefono: string | null;
      nombreCliente: string;
      email: string | null;
      metodoPago: MetodoPago;
      creadoPor: string;
      client_id: string | null;
      employee_id: string | null;
      productos: Json<OrderLine[]>;
      total: number;
      updates: Json<(OrderUpdate & { clave?: string; huella?: string })[]>;
      horaCreacion: GeneratedTimestamp;
      fechaPreparado: Timestamp | null;
      fechaEntregado: Timestamp | null;
      fechaCancelado: Timestamp | null;
      fechaFacturado: Timestamp | null;
      fechaBaja: Timestamp | null;
      motivoBaja: string | null;
      idempotency_key: string | null;
      request_hash: Buffer | null;
      seguimiento: string | null;
      /** For a stranger's open order: a keyed hash of the address it came from. */
      origen: Buffer | null;
      mesaConfirmada: Generated<boolean>;
      cuentaId: string | null;
      /** The sede's revision when it joined its account. */
      cuentaRevision: number | null;
      fechaPago: Timestamp | null;
      descuento: Generated<number>;
      cocina: Json<Order['cocina']>;
      programado: Timestamp | null;
      inicioCocina: Timestamp | null;
      /** The slot that counts it. */
      franja: Timestamp | null;
      movidoDe: string | null;
      /** `searchText` of contract. */
      busqueda: string;
    };
    order_slots: OfSede & { franja: Timestamp; usados: number };
    kitchen_starts: OfSede & { order_id: string; inicio: Timestamp };
    zones: OfSede & { id: Generated<string>; nombre: string; position: number };
    dining_tables: OfSede & {
      id: Generated<string>;
      zona_id: string;
      nombre: string;
      /** `mesaClave` of contract. */
      clave: string;
      puestos: number;
      x: number;
      y: number;
      ancho: number;
      alto: number;
      forma: 'cuadrada' | 'redonda';
      activa: Generated<boolean>;
    };
    accounts: OfSede & {
      id: string;
      tipo: CuentaTipo;
      estado: Generated<CuentaEstado>;
      mesas: string[];
      /** `mesaClave` of each of its tables. */
      claves: string[];
      nombre: string | null;
      comensales: number | null;
      mesero_id: string | null;
      abiertaPor: string;
      abierta: GeneratedTimestamp;
      /** None of its orders is older. */
      desde: GeneratedTimestamp;
      cuentaPedida: Timestamp | null;
      cuentaPedidaPor: string | null;
      unidaA: string | null;
      unidos: Json<JoinedAccount[]>;
      numero: number | null;
      cerrada: Timestamp | null;
      cerradaPor: string | null;
      turno_id: string | null;
      pedidos: Generated<string[]>;
      totales: Json<AccountTotals> | null;
      /** When somebody last changed it. */
      tocada: GeneratedTimestamp;
      hechos: Json<AccountDeed[]>;
      /** When its receipt was first printed. */
      impresa: Timestamp | null;
      /** What the closing report of an earlier shift has of it. */
      contado: Json<Pick<AccountTotals, 'descuentos' | 'impuestos'>> | null;
      revision: number;
    };
  };
