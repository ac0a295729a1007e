import type {
  PublicSettings,
  SedeSettings,
  SedeSettingsAnswer,
  SedeSettingsBody,
} from '@comanda/contract/locations/locations';
import { type QuienPide, topesProblems } from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps } from './change-menu.ts';
import { mergeSettings, selectMenuVersion, selectSettings } from './menu.db.ts';

export function publicSettings({ pedidos, cuentas, cocina }: SedeSettings): PublicSettings {
  const { quien, mesaSinFirma } = pedidos;
  return { pedidos: { quien, mesaSinFirma }, cuentas: { activas: cuentas.activas }, cocina };
}

/** Saves the form of who may configure the sede. Refused if the settings changed since the form was opened. */
export async function changeSettings(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { version, ajustes }: SedeSettingsBody,
): Promise<SedeSettingsAnswer> {
  const problems = ajustes.pedidos ? topesProblems(ajustes.pedidos.topes) : [];
  if (problems.length > 0) throw brokenRules(problems);
  await changeMenu(deps, sede, async (tx) => {
    await refuseStale(tx, sede, version, settingsMessages.changedMeanwhile);
    await writeSettings(tx, sede, author, 'ajustada', ajustes);
  });
  return readSettings(deps.db, sede);
}

/**
 * A sede that is created groups the orders of a table from its first day. Those that were there before have no row and so
 * no accounts until their owner says so.
 */
export async function insertSettings(
  tx: Db,
  keys: { restaurant_id: string; location_id: string },
): Promise<void> {
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  await tx
    .insertInto('location_settings')
    .values({ ...keys, ajustes: JSON.stringify({ cuentas }) })
    .execute();
}

/** Runs inside the transaction that writes. */
export async function refuseStale(
  tx: Db,
  sede: Sede,
  version: number,
  message: string,
): Promise<void> {
  if ((await selectMenuVersion(tx, sede)) !== version) {
    throw new AppError('menu_cambiado', { message });
  }
}

/** Names the state it wants, so asking twice, or two people at once, has the effect of one. */
export async function changeWhoOrders(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  quien: QuienPide,
): Promise<SedeSettingsAnswer> {
  const { ajustes } = await selectSettings(deps.db, sede);
  if (ajustes.pedidos.quien !== quien) {
    await changeMenu(deps, sede, async (tx) => {
      const { pedidos } = (await selectSettings(tx, sede)).ajustes;
      if (pedidos.quien === quien) return;
      const action = quien === 'todos' ? 'abierta_a_todos' : 'solo_conocidos';
      await writeSettings(tx, sede, author, action, { pedidos: { ...pedidos, quien } });
    });
  }
  return readSettings(deps.db, sede);
}

/** The version is read first, so the settings may be newer than it, never older. */
export async function readSettings(db: Db, sede: Sede): Promise<SedeSettingsAnswer> {
  const version = await selectMenuVersion(db, sede);
  return { data: (await selectSettings(db, sede)).ajustes, version };
}

/** Parts that are not given stay as they are. */
async function writeSettings(
  tx: Db,
  sede: Sede,
  author: Session,
  action: string,
  parts: SedeSettingsBody['ajustes'],
): Promise<void> {
  const { ajustes: before } = await selectSettings(tx, sede);
  const changed = given(parts);
  const after = { ...before, ...changed };
  await mergeSettings(tx, sede, changed);
  await recordAudit(tx, author, sede, {
    action,
    entity: 'sede',
    entityId: sede.locationId,
    before: flat(before),
    after: flat(after),
  });
}

function given(parts: SedeSettingsBody['ajustes']): Partial<SedeSettings> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** One level of fields, as the audit log shows them. */
function flat({ pedidos: { quien, mesaSinFirma, topes }, cuentas, cocina }: SedeSettings) {
  return {
    quien,
    mesaSinFirma,
    topeInvitado: topes.invitado,
    topeCuenta: topes.cuenta,
    topeDireccion: topes.direccion,
    topeSede: topes.sede,
    cuentasActivas: cuentas.activas,
    qrSoloMesaAbierta: cuentas.qrSoloMesaAbierta,
    tiempos: cocina.tiempos,
  };
}
