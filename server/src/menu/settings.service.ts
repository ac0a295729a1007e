import { addDays, bogotaDay, isDay } from '@comanda/contract/days';
import type {
  PublicService,
  SedeSettings,
  SedeSettingsAnswer,
  SedeSettingsBody,
} from '@comanda/contract/locations/locations';
import { type QuienPide, topesProblems } from '@comanda/contract/locations/sede-settings.rules';
import {
  scheduleProblems,
  serviceProblems,
} from '@comanda/contract/locations/service-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { tillSettingsProblems } from '@comanda/contract/locations/till-settings.rules';
import { cleanText } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps } from './change-menu.ts';
import {
  holdsOpenAccounts,
  mergeSettings,
  selectAllSettings,
  selectMenuVersion,
  selectSettings,
} from './menu.db.ts';
import { decidedService, presentSettings } from './settings.presenter.ts';
import { flatSettings } from './settings-trail.ts';

type Ajustes = SedeSettingsBody['ajustes'];
type Parts = { [Part in keyof SedeSettings]?: SedeSettings[Part] | undefined };

/** Saves the form of who may configure the sede. Refused if the settings changed since the form was opened. */
export async function changeSettings(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { version, ajustes: sent }: SedeSettingsBody,
): Promise<SedeSettingsAnswer> {
  const ajustes = cleaned(sent);
  const { impuestos, propina, pagos, caja, tiquete } = ajustes;
  // Who configures a sede decides nothing about money.
  const isOwners = [impuestos, propina, pagos, caja, tiquete].every((part) => part === undefined);
  if (!isOwners && author.actor.tipo !== 'propietario') throw new AppError('permiso_denegado');
  const problems = [
    ...(ajustes.pedidos ? topesProblems(ajustes.pedidos.topes) : []),
    ...serviceProblems(ajustes),
    ...tillSettingsProblems(ajustes),
  ];
  if (problems.length > 0) throw brokenRules(problems);
  await changeMenu(deps, sede, async (tx) => {
    await refuseStale(tx, sede, version, settingsMessages.changedMeanwhile);
    if (ajustes.cuentas?.activas === false) await refuseHidingAccounts(tx, sede);
    await refuseUnplannedHours(tx, sede, ajustes);
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

/** Without accounts their screens are gone, and nobody could charge those that are open. */
async function refuseHidingAccounts(tx: Db, sede: Sede): Promise<void> {
  if (!(await selectSettings(tx, sede)).ajustes.cuentas.activas) return;
  if (await holdsOpenAccounts(tx, sede)) throw new AppError('cuentas_abiertas');
}

/** Orders are scheduled only for hours that are known. */
async function refuseUnplannedHours(tx: Db, sede: Sede, sent: Ajustes): Promise<void> {
  if (!sent.programar && sent.horas !== null) return;
  const { ajustes } = await selectSettings(tx, sede);
  const problems = scheduleProblems({ ...ajustes, ...given(sent) });
  if (problems.length > 0) throw brokenRules(problems);
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
  return presentSettings((await selectSettings(db, sede)).ajustes, version);
}

/** What diners may know of how the sedes of a restaurant take orders, by `location_id`; one that decided nothing is missing. */
export async function servicesOf(
  db: Db,
  restaurantId: string,
): Promise<Map<string, PublicService>> {
  const services = new Map<string, PublicService>();
  for (const [id, ajustes] of await selectAllSettings(db, restaurantId)) {
    const service = decidedService(ajustes);
    if (service) services.set(id, service);
  }
  return services;
}

/** Runs inside the transaction that changes the menu. Parts that are not given stay as they are. */
export async function writeSettings(
  tx: Db,
  sede: Sede,
  author: Session,
  action: string,
  parts: Parts,
): Promise<void> {
  const { ajustes: before } = await selectSettings(tx, sede);
  const changed = given(parts);
  const after = { ...before, ...changed };
  await mergeSettings(tx, sede, changed);
  await recordAudit(tx, author, sede, {
    action,
    entity: 'sede',
    entityId: sede.locationId,
    before: flatSettings(before),
    after: flatSettings(after),
  });
}

function given(parts: Parts): Partial<SedeSettings> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** The texts reach printers and phones, so they have neither control characters nor spaces around them. */
function cleaned({ horas, propina, pagos, caja, tiquete, ...others }: Ajustes): Ajustes {
  return {
    ...others,
    ...(horas !== undefined && { horas: horas && cleanHours(horas) }),
    ...(propina && { propina: { ...propina, destino: cleanText(propina.destino) } }),
    ...(pagos && {
      pagos: pagos.map((pago) => ({
        ...pago,
        titulo: cleanText(pago.titulo),
        llave: cleanText(pago.llave),
      })),
    }),
    ...(caja && { caja: { ...caja, motivos: caja.motivos.map(cleanText) } }),
    ...(tiquete && { tiquete: { ...tiquete, nit: cleanText(tiquete.nit) } }),
  };
}

/** Names without what nobody sees, and no days that are over. */
function cleanHours({ excepciones, ...horas }: NonNullable<Ajustes['horas']>) {
  const yesterday = addDays(bogotaDay(new Date()), -1);
  return {
    ...horas,
    excepciones: excepciones
      .filter(({ fecha }) => !isDay(fecha) || fecha >= yesterday)
      .map((day) => ({ ...day, nombre: cleanText(day.nombre) })),
  };
}
