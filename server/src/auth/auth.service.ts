import type { DinerLogin } from '@comanda/contract/auth/auth';
import { normaliseEmail } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import { createSession, type Sede } from '../sessions/session.ts';
import { findClientByEmail, findEmployeeByEmail } from './auth.db.ts';

/** A person may be both client and employee of a sede, with a password and a token for each. */
export async function logIn(
  db: Db,
  sede: Sede,
  email: string,
  password: string,
): Promise<DinerLogin> {
  const address = normaliseEmail(email);
  const [client, employee] = await Promise.all([
    findClientByEmail(db, sede, address),
    findEmployeeByEmail(db, sede, address),
  ]);
  const [isClient, isEmployee] = await Promise.all([
    verifyPassword(client?.password_hash, password),
    verifyPassword(employee?.password_hash, password),
  ]);
  const answer: DinerLogin = { data: {}, tokens: {} };
  const { restaurantId, locationId } = sede;
  if (client && isClient) {
    const { id, nombre, telefono, direccion } = client;
    answer.data.cliente = {
      tipo: 'cliente',
      _id: id,
      nombre,
      email: address,
      telefono,
      direccion,
      correoConfirmado: client.email_verified_at !== null,
    };
    answer.tokens.cliente = await createSession(db, {
      tipo: 'cliente',
      restaurantId,
      locationId,
      subjectId: id,
    });
  }
  if (employee && isEmployee) {
    const { id, nombre, permisos, role_id, role_nombre } = employee;
    const cargo = { _id: role_id, nombre: role_nombre };
    answer.data.empleado = { tipo: 'empleado', id, nombre, email: address, cargo, permisos };
    answer.tokens.empleado = await createSession(db, {
      tipo: 'empleado',
      restaurantId,
      locationId,
      subjectId: id,
    });
  }
  if (!answer.tokens.cliente && !answer.tokens.empleado) {
    throw new AppError('credenciales_cliente_invalidas');
  }
  return answer;
}
