import type { SheetProblem } from '@comanda/contract/menu/menu';
import { type ModoMenu, WHOLE_SHEET } from '@comanda/contract/menu/menu-plan.words';
import { asShown, groupRows } from '@comanda/contract/modifiers/group-rows.rules';
import type { GroupsPlan, ModifierGroup, PassPlan } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { dishNamesOf } from '@comanda/contract/modifiers/modifiers-form.rules';
import {
  MAX_GROUP_ROWS,
  type ReadGroups,
  readGroupSheet,
  withoutTooDeep,
} from '@comanda/contract/modifiers/modifiers-sheet.rules';
import { passToGroups } from '@comanda/contract/modifiers/pass-to-groups.rules';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { writeCsv } from '../http/sheet.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps, refuseUnsoundGroups } from './change-menu.ts';
import type { Menu } from './menu-plan.ts';
import { readCsv } from './menu-sheet.ts';
import { markOf, readMenu, readSnapshot } from './menu-snapshot.ts';
import { deleteGroups, setProductGroups, writeGroups } from './modifiers.db.ts';
import { withoutNested } from './modifiers.service.ts';

const entity = 'grupo' as const;

interface Wanted {
  /** Only report what would happen. */
  simular: boolean;
  /** The mark of the menu for which the person saw the plan. */
  version?: number | null | undefined;
}

/** Draws the flags' additions and combos as groups, at the same prices. */
export async function passFlagsToGroups(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { simular, version, productos }: Wanted & { productos?: readonly string[] | null | undefined },
): Promise<PassPlan> {
  const plan = (menu: Menu) => {
    const { tooLong, ...passing } = passToGroups(menu, productos);
    if (tooLong) {
      const message = modifiersMessages.passTooMany(tooLong, MODIFIER_LIMITS.opciones);
      throw brokenRules([{ path: 'productos', message }]);
    }
    const fresh = passing.grupos.flatMap(({ nuevo, ...group }) => (nuevo ? [group] : []));
    refuseUnsoundGroups(menu.groups.length, [...menu.groups, ...fresh]);
    return { plan: { version: markOf(menu), ...passing }, fresh };
  };
  if (simular) return plan(await readSnapshot(deps.db, sede)).plan;
  return changeMenu(deps, sede, async (tx) => {
    const menu = await readMenu(tx, sede);
    refuseOther(menu, version);
    const { plan: passing, fresh } = plan(menu);
    if (passing.productos.length === 0) {
      const message = modifiersMessages.nothingToPass;
      throw brokenRules([{ path: 'productos', message }]);
    }
    await writeGroups(tx, sede, fresh);
    await setProductGroups(tx, sede, passing.productos);
    await recordAudit(tx, author, sede, {
      action: 'pasados',
      entity,
      entityId: sede.dbName,
      after: {
        grupos: passing.grupos.map(({ nombre }) => nombre),
        platos: passing.productos.map(({ nombre }) => nombre),
      },
    });
    return passing;
  });
}

export async function exportGroups({ menus }: MenuDeps, sede: Sede): Promise<string> {
  return writeCsv(groupRows(await menus.read(sede)));
}

/** A sheet with bad rows is written only if the person chose to leave their groups out. */
export async function importGroups(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  archivo: Upload,
  wanted: Wanted & { modo: ModoMenu; omitirErrores: boolean },
): Promise<GroupsPlan> {
  const rows = readCsv(archivo.content, MAX_GROUP_ROWS);
  const plan = (menu: Menu) => planGroups(menu, readGroupSheet(rows, menu), wanted.modo);
  if (wanted.simular) return plan(await readSnapshot(deps.db, sede)).plan;
  return changeMenu(deps, sede, async (tx) => {
    const menu = await readMenu(tx, sede);
    refuseOther(menu, wanted.version);
    const { plan: planned, written, removed } = plan(menu);
    const { errores } = planned;
    const isRefused = errores.length > 0 && !wanted.omitirErrores;
    if (isRefused || planned.grupos.every(({ accion }) => accion === 'sale')) {
      throw new AppError('filas_con_errores', { details: errores.map(toDetail) });
    }
    await writeGroups(tx, sede, written);
    await deleteGroups(tx, sede, removed);
    const after = { modo: wanted.modo, ...countedActions(planned.grupos) };
    const trace = { action: 'importado', entity, entityId: sede.dbName, after };
    await recordAudit(tx, author, sede, trace);
    return planned;
  });
}

function planGroups({ groups, ...menu }: Menu, read: ReadGroups, modo: ModoMenu) {
  const known = new Map(groups.map((group) => [group.codigo, group]));
  const { sheet, after, gone } = soundGroups(known, read, modo);
  refuseUnsoundGroups(groups.length, [...after.values()]);
  const dishNames = dishNamesOf(menu.products);
  const isSame = (group: ModifierGroup) => {
    const before = known.get(group.codigo);
    const plain = (one: ModifierGroup) => JSON.stringify(asShown(one, dishNames));
    return before !== undefined && plain(group) === plain(before);
  };
  const planned = sheet.groups.map(({ fila, group: { codigo, nombre, opciones } }) => {
    const before = known.get(codigo);
    const now = after.get(codigo);
    const accion = before ? (now && isSame(now) ? 'igual' : 'cambia') : 'nuevo';
    const opcionesActuales = before?.opciones.length ?? null;
    return { accion, fila, codigo, nombre, opciones: opciones.length, opcionesActuales } as const;
  });
  const goes = [...gone.values()].map(({ codigo, nombre, opciones: { length } }) => {
    const counts = { opciones: length, opcionesActuales: length };
    return { accion: 'sale', fila: null, codigo, nombre, ...counts } as const;
  });
  const plan: GroupsPlan = {
    version: markOf({ groups, ...menu }),
    grupos: [...planned, ...goes],
    errores: sheet.errores,
  };
  return {
    plan,
    written: [...after.values()].filter((group) => !isSame(group)),
    removed: [...gone.keys()],
  };
}

/** What the sheet makes of the groups that are there, and the sheet without those that would hang too deep. */
function soundGroups(
  known: ReadonlyMap<string, ModifierGroup>,
  sheet: ReadGroups,
  modo: ModoMenu,
): { sheet: ReadGroups; after: Map<string, ModifierGroup>; gone: Map<string, ModifierGroup> } {
  const named = new Map(sheet.groups.map(({ group }) => [group.codigo, group]));
  const bad = new Set(sheet.badCodes);
  const isGone = ([codigo]: [string, ModifierGroup]) => !named.has(codigo) && !bad.has(codigo);
  const gone = new Map(modo === 'reemplazar' ? [...known].filter(isGone) : []);
  // What is left hangs on nothing that goes, nor on what was refused before it was there.
  const missing = sheet.badCodes.filter((code) => !known.has(code));
  const leaving = new Set([...gone.keys(), ...missing]);
  const after = new Map(
    [...known, ...named].flatMap(([codigo]) => {
      const group = named.get(codigo) ?? known.get(codigo);
      return group && !leaving.has(codigo) ? [[codigo, withoutNested(group, leaving)]] : [];
    }),
  );
  const sound = withoutTooDeep(sheet, after);
  // A group that is left out stays as it is, so others may hang too deep now.
  return sound === sheet ? { sheet, after, gone } : soundGroups(known, sound, modo);
}

function refuseOther(menu: Menu, version: number | null | undefined): void {
  const mark = markOf(menu);
  if ((version ?? mark) !== mark) throw new AppError('menu_cambiado');
}

function countedActions(grupos: GroupsPlan['grupos']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { accion } of grupos) counts[accion] = (counts[accion] ?? 0) + 1;
  return counts;
}

function toDetail({ fila, campo, message }: SheetProblem) {
  if (fila === WHOLE_SHEET) return { path: 'archivo', message };
  return { path: `fila ${fila}${campo && `, ${campo}`}`, message };
}
