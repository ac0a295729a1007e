import type { Client, ClientInput } from '@comanda/contract/clients';
import { clientProblems, POLICY_VERSION } from '@comanda/contract/clients.rules';
import { cleanText } from '@comanda/contract/text';
import { AppError, brokenRules } from '../app-error.ts';
import { type Db, isUniqueViolation } from '../db.ts';
import { hashPassword } from '../passwords.ts';
import type { Sede } from '../session.ts';
import { insertClient, insertConsent } from './clients.db.ts';
import { presentClient } from './clients.presenter.ts';

export async function registerClient(db: Db, sede: Sede, input: ClientInput): Promise<Client> {
  const problems = clientProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  const password_hash = await hashPassword(input.password ?? '');
  try {
    return await db.transaction().execute(async (tx) => {
      const client = await insertClient(tx, sede, {
        nombre: cleanText(input.nombre ?? ''),
        telefono: cleanText(input.telefono ?? ''),
        direccion: cleanText(input.direccion ?? ''),
        email: cleanText(input.email ?? '').toLowerCase(),
        password_hash,
      });
      if (input.aceptaPolitica) {
        const consent = { client_id: client.id, version: POLICY_VERSION, canal: 'registro' };
        await insertConsent(tx, sede, consent);
      }
      return presentClient(client);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'clients_email_key')) throw new AppError('correo_ya_registrado');
    throw error;
  }
}
