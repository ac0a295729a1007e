import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Zone, ZoneDraft, ZonesAnswer, ZonesBody } from '@comanda/contract/zones/zones';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { zoneOf, zonesProblems } from '@comanda/contract/zones/zones.rules';
import { zoneWords } from '@comanda/contract/zones/zones.words';
import { recordAudit } from '../audit/audit.service.ts';
import { brokenRules } from '../errors/app-error.ts';
import { changeMenu, type MenuDeps } from '../menu/change-menu.ts';
import { readSettings, refuseStale } from '../menu/settings.service.ts';
import { selectZones } from '../menu/zone-rows.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { replaceZones } from './zones.db.ts';

/** Saves all of them. Refused if the sede changed since they were read. */
export async function changeZones(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { version, zonas }: ZonesBody,
): Promise<ZonesAnswer> {
  await changeMenu(deps, sede, async (tx) => {
    await refuseStale(tx, sede, version, zonesMessages.changedMeanwhile);
    const { ajustes } = await readSettings(tx, sede);
    const problems = zonesProblems(zonas, ajustes.punto);
    if (problems.length > 0) throw brokenRules(problems);
    const before = await selectZones(tx, sede);
    const after = identified(zonas, before);
    if (isDeepStrictEqual(before, after)) return;
    await replaceZones(tx, sede, after);
    await recordAudit(tx, author, sede, {
      action: 'domicilios',
      entity: 'zona',
      entityId: sede.locationId,
      ...tracedChange(before, after),
    });
  });
  const { zonas: saved, ajustes, version: now } = await deps.menus.read(sede);
  return { zonas: [...saved], punto: ajustes.punto, version: now };
}

/** Every zone with its id. */
function identified(drafts: readonly ZoneDraft[], before: readonly Zone[]): Zone[] {
  const stored = new Set(before.map(({ _id }) => _id));
  const problems = drafts.flatMap(({ _id }, at) =>
    _id && !stored.has(_id) ? [{ path: `zonas.${at}._id`, message: zonesMessages.unknown }] : [],
  );
  if (problems.length > 0) throw brokenRules(problems);
  return drafts.map((draft) => zoneOf({ ...draft, _id: draft._id || randomUUID() }));
}

/** The zones that are other now; where only their order is, all of them by name. */
function tracedChange(before: readonly Zone[], after: readonly Zone[]) {
  const [were, are] = [before.map(zoneWords), after.map(zoneWords)];
  const gone = were.filter((words) => !are.includes(words));
  const made = are.filter((words) => !were.includes(words));
  const isOrder = gone.length + made.length === 0;
  const names = (zonas: readonly Zone[]) => zonas.map(({ nombre }) => nombre);
  return {
    before: { domicilios: isOrder ? names(before) : gone },
    after: { domicilios: isOrder ? names(after) : made },
  };
}
