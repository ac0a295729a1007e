import type { EditedCourses } from '@comanda/contract/kitchen/edited-courses.rules';
import type { StruckOrder } from '@comanda/contract/kitchen/platos.rules';
import type { OrderMove } from '@comanda/contract/orders/order-moves';
import { searchText } from '@comanda/contract/orders/order-search';
import type { Estado, OrderUpdate } from '@comanda/contract/orders/orders';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import type { Author } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { Seat } from '../tables/seat.ts';
import type { editChanges } from './edit-order.service.ts';
import type { NewOrder } from './insert-order.db.ts';
import { type Changed, change, changeOf } from './order-change.ts';
import type { EditedMoney, MovedMoney } from './order-money.ts';
import type { Later } from './order-slots.db.ts';
import type { StoredUpdate } from './orders.presenter.ts';

export type WrittenMove = {
  move: OrderMove;
  motivoBaja: string | null;
  /** Revision of the order as the person saw it; null moves it whatever has changed. */
  revision: number | null;
  money: MovedMoney;
};

/** The last arguments of a function that changes the order's account. */
const SEATED: Record<keyof Seat, string> = {
  mesas: 'bigint',
  cuenta: 'uuid',
  clave: 'text',
  mesaNueva: 'text',
  abre: 'text',
};

/** Moves the order only if it is still in `move.from`. */
export async function writeMove(
  db: Db,
  sede: Sede,
  id: string,
  { move, motivoBaja, revision, money }: WrittenMove,
  author: Session,
): Promise<Changed> {
  return moveOrder(db, {
    ...changeOf(sede, id, author),
    from: move.from,
    to: move.to,
    timestamp: move.timestamp,
    revision,
    motivoBaja,
    before: JSON.stringify({ estado: move.from }),
    after: JSON.stringify({ estado: move.to, ...(motivoBaja !== null && { motivoBaja }) }),
    ...money,
  });
}

const moveOrder = change('move_order', {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  from: 'text',
  to: 'text',
  timestamp: 'text',
  revision: 'bigint',
  motivoBaja: 'text',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  before: 'jsonb',
  after: 'jsonb',
  cuentaRevision: 'bigint',
  sedeRevision: 'bigint',
  cuenta: 'uuid',
  totales: 'jsonb',
  metodo: 'text',
  valor: 'bigint',
  descuento: 'bigint',
  exigeTurno: 'boolean',
  turno: 'uuid',
});

export type WrittenCancel = {
  from: Estado;
  /** Revision of the order as the person saw it; null cancels it whatever has changed. */
  revision: number | null;
  /** Who cancels it and why; null where there is nothing to say. */
  registro: OrderUpdate | null;
  money: Pick<MovedMoney, 'cuentaRevision' | 'sedeRevision'>;
  /** The slot that gets its place back. */
  franja: Date | null;
};

/** Cancels the order only if it is still in `from`. */
export async function writeCancel(
  db: Db,
  sede: Sede,
  id: string,
  { from, revision, registro, money, franja }: WrittenCancel,
  author: Author,
): Promise<Changed> {
  const motivo = registro?.motivo;
  const values = {
    ...changeOf(sede, id, author),
    from,
    revision,
    registro: registro && JSON.stringify(registro),
    before: JSON.stringify({ estado: from }),
    after: JSON.stringify({ estado: 'cancelado', ...(motivo && { motivo }) }),
    cuentaRevision: money.cuentaRevision,
    sedeRevision: money.sedeRevision,
  };
  return franja && franja > new Date()
    ? cancelCounted(db, { ...values, franja })
    : cancelOrder(db, values);
}

const CANCEL = {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  from: 'text',
  revision: 'bigint',
  registro: 'jsonb',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  before: 'jsonb',
  after: 'jsonb',
  cuentaRevision: 'bigint',
  sedeRevision: 'bigint',
} as const;

const cancelOrder = change('cancel_order', CANCEL);
const cancelCounted = change(
  'cancel_order',
  { ...CANCEL, franja: 'timestamptz' },
  'cancel_counted_order',
);

/** Fires a course of an order that is still `enviado`, at the revision that was read. */
export async function writeFired(
  db: Db,
  sede: Sede,
  id: string,
  { tiempo, revision }: { tiempo: number; revision: number },
  author: Session,
): Promise<Changed> {
  const after = JSON.stringify({ tiempo });
  return fireCourse(db, { ...changeOf(sede, id, author), tiempo, revision, after });
}

const fireCourse = change('fire_course', {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  revision: 'bigint',
  tiempo: 'text',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  after: 'jsonb',
});

/** Strikes plates of an order, or takes that back, at the revision that was read. With the last one it is prepared. */
export async function writeStruck(
  db: Db,
  sede: Sede,
  id: string,
  { mueve, marcha, ...marks }: StruckOrder,
  { estado, revision }: { estado: Estado; revision: number },
  author: Session,
): Promise<Changed> {
  return strikePlatos(db, {
    ...changeOf(sede, id, author),
    ...marks,
    mueve,
    revision,
    marcha: marcha.map(String),
    deshacerMs: DESHACER_MS,
    before: JSON.stringify({ estado }),
    after: JSON.stringify({ estado: mueve }),
  });
}

const strikePlatos = change('strike_platos', {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  revision: 'bigint',
  marca: 'text[]',
  quita: 'text[]',
  marcha: 'text[]',
  mueve: 'text',
  deshacerMs: 'int',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  before: 'jsonb',
  after: 'jsonb',
});

type EditedOrder = Pick<
  NewOrder,
  | 'tipo'
  | 'mesa'
  | 'direccion'
  | 'telefono'
  | 'nombreCliente'
  | 'email'
  | 'metodoPago'
  | 'productos'
  | 'total'
  | 'menuVersion'
> & {
  /** Revision of the order that was edited. */
  revision: number;
  update: StoredUpdate;
  courses: EditedCourses;
  /** Marks of the kitchen that it drops. */
  quita: string[];
  /** For the audit log: correct as long as the order still has that revision. */
  changes: ReturnType<typeof editChanges>;
  money: EditedMoney;
  /** When it is wanted, where it is or was wanted later; null: nothing of that changes. */
  later: Later | null;
};

/** Rewrites an order that is still `enviado`, at the revision that was read and priced from today's menu. */
export async function rewriteOrder(
  db: Db,
  sede: Sede,
  id: string,
  { changes, update, courses, money, later, ...edited }: EditedOrder,
  author: Session,
  seat: Seat,
): Promise<Changed> {
  const values = {
    ...edited,
    ...seat,
    ...courses,
    ...money,
    ...changeOf(sede, id, author),
    productos: JSON.stringify(edited.productos),
    update: JSON.stringify([update]),
    busqueda: searchText(edited),
    before: JSON.stringify(changes.before),
    after: JSON.stringify(changes.after),
  };
  return later ? editLater(db, { ...values, ...later }) : editOrder(db, values);
}

const EDIT = {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  revision: 'bigint',
  menuVersion: 'bigint',
  tipo: 'text',
  mesa: 'text',
  direccion: 'text',
  telefono: 'text',
  nombreCliente: 'text',
  email: 'text',
  metodoPago: 'text',
  productos: 'jsonb',
  total: 'bigint',
  update: 'jsonb',
  busqueda: 'text',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  before: 'jsonb',
  after: 'jsonb',
  ...SEATED,
  desde: 'int',
  marchado: 'text[]',
  cuentaRevision: 'bigint',
  sedeRevision: 'bigint',
  lineas: 'int[]',
  quita: 'text[]',
} as const;

const editOrder = change('edit_order', EDIT);
const editLater = change(
  'edit_order',
  { ...EDIT, programado: 'timestamptz', inicio: 'timestamptz', franja: 'timestamptz' },
  'edit_later_order',
);

/** Records that the staff have seen who sits at the table: the order joins its account. */
export async function confirmOrderTable(
  db: Db,
  sede: Sede,
  id: string,
  /** Revision of the order by which its seat was decided. */
  revision: number | null,
  author: Session,
  seat: Seat,
): Promise<Changed> {
  return confirmTable(db, { ...changeOf(sede, id, author), revision, ...seat });
}

const confirmTable = change('confirm_order_table', {
  restaurantId: 'uuid',
  locationId: 'uuid',
  id: 'text',
  revision: 'bigint',
  actorTipo: 'text',
  actorId: 'uuid',
  actorNombre: 'text',
  ...SEATED,
});
