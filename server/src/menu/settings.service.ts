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

export function publicSettings({ pedidos: { quien, mesaSinFirma } }: SedeSettings): PublicSettings {
  return { pedidos: { quien, mesaSinFirma } };
}

/** Saves the owner's form. Refused if the settings changed since the form was opened. */
export async function changeSettings(
  deps: MenuDeps,
  sede: Sede,
  owner: Session,
  { version, ajustes: { pedidos } }: SedeSettingsBody,
): Promise<SedeSettingsAnswer> {
  const problems = pedidos ? topesProblems(pedidos.topes) : [];
  if (problems.length > 0) throw brokenRules(problems);
  await changeMenu(deps, sede, async (tx) => {
    if ((await selectMenuVersion(tx, sede)) !== version) {
      throw new AppError('menu_cambiado', { message: settingsMessages.changedMeanwhile });
    }
    if (pedidos) await writePedidos(tx, sede, owner, 'ajustada', pedidos);
  });
  return readSettings(deps.db, sede);
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
      await writePedidos(tx, sede, author, action, { ...pedidos, quien });
    });
  }
  return readSettings(deps.db, sede);
}

/** The version is read first, so the settings may be newer than it, never older. */
export async function readSettings(db: Db, sede: Sede): Promise<SedeSettingsAnswer> {
  const version = await selectMenuVersion(db, sede);
  return { data: (await selectSettings(db, sede)).ajustes, version };
}

async function writePedidos(
  tx: Db,
  sede: Sede,
  author: Session,
  action: string,
  pedidos: SedeSettings['pedidos'],
): Promise<void> {
  const before = (await selectSettings(tx, sede)).ajustes.pedidos;
  await mergeSettings(tx, sede, { pedidos });
  await recordAudit(tx, author, sede, {
    action,
    entity: 'sede',
    entityId: sede.locationId,
    before: flat(before),
    after: flat(pedidos),
  });
}

/** One level of fields, as the audit log shows them. */
function flat({ quien, mesaSinFirma, topes }: SedeSettings['pedidos']) {
  return {
    quien,
    mesaSinFirma,
    topeInvitado: topes.invitado,
    topeCuenta: topes.cuenta,
    topeDireccion: topes.direccion,
    topeSede: topes.sede,
  };
}
