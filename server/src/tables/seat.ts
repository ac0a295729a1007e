import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { bareTable } from '@comanda/contract/orders/table.words';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { AppError } from '../errors/app-error.ts';
import type { MesaBoard } from './mesa-board.ts';
import type { SedeView } from './with-sede.ts';

/** The account that an order joins or opens: arguments of the functions of migration 023. */
export type Seat = {
  /** The board by which it was decided; null: whatever the board says. */
  mesas: number | null;
  cuenta: string | null;
  /** Set for an account that the order opens. */
  clave: string | null;
  mesaNueva: string | null;
  abre: string | null;
};

export const NO_SEAT: Seat = {
  mesas: null,
  cuenta: null,
  clave: null,
  mesaNueva: null,
  abre: null,
};

/** How an account says that its guests opened it. */
const BY_GUESTS = 'comensal';

/** The account of a table, or a new one. `por`: who of the staff orders; null for a guest by the table's code. */
export async function seatAt(
  { menu, readBoard }: SedeView,
  mesa: string,
  por: string | null,
): Promise<Seat> {
  const { activas, qrSoloMesaAbierta } = menu.ajustes.cuentas;
  if (!activas) return NO_SEAT;
  const board = await readBoard();
  const clave = mesaClave(mesa);
  const cuenta = board.byClave.get(clave);
  if (cuenta) return { ...NO_SEAT, mesas: board.version, cuenta };
  if (por === null && qrSoloMesaAbierta) throw new AppError('mesa_sin_abrir');
  return {
    mesas: board.version,
    cuenta: randomUUID(),
    clave,
    mesaNueva: bareTable(mesa),
    abre: por ?? BY_GUESTS,
  };
}

/**
 * The open account that a guest's `visita` names, wherever it sits now. If there is none, the seat says as of which board, so
 * that an old one does not part a guest from their table.
 */
export async function visitedAccount(
  { menu, readBoard }: SedeView,
  visita: string,
): Promise<{ seat: Seat; mesa: string | null }> {
  if (!menu.ajustes.cuentas.activas) return { seat: NO_SEAT, mesa: null };
  const board = await readBoard();
  const cuenta = accountOf(board, menu.mesaKey, visita);
  const [mesa = null] = board.mesasOf.get(cuenta ?? '') ?? [];
  return { seat: { ...NO_SEAT, mesas: board.version, cuenta }, mesa };
}

/** A sede has some tens of open accounts, so each is tried. One that was joined is that which took it. */
function accountOf({ mesasOf, joinedTo }: MesaBoard, key: Buffer, visita: string): string | null {
  const ids = [...mesasOf.keys(), ...joinedTo.keys()];
  const id = ids.find((one) => isVisitOf(key, one, visita));
  return (id && joinedTo.get(id)) ?? id ?? null;
}

/** Lets the guests of an account see it and order to it until it closes. */
export function visitOf(key: Buffer, cuenta: string): string {
  return createHmac('sha256', key).update(`cuenta ${cuenta}`).digest('base64url').slice(0, 22);
}

export function isVisitOf(key: Buffer, cuenta: string, visita: string): boolean {
  const [wanted, given] = [Buffer.from(visitOf(key, cuenta)), Buffer.from(visita)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
