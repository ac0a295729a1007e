import type { Product } from '@comanda/contract/menu/menu';
import type { GroupBody, ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { groupOf, groupProblems } from '@comanda/contract/modifiers/modifiers-form.rules';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { refuseOtherThan } from './categories.service.ts';
import { changeMenu, type MenuDeps, refuseUnsoundGroups } from './change-menu.ts';
import type { Menu } from './menu-plan.ts';
import { readMenu } from './menu-snapshot.ts';
import {
  addToProducts,
  deleteGroups,
  dropFromProducts,
  writeGroupPositions,
  writeGroups,
} from './modifiers.db.ts';

const entity = 'grupo' as const;

/** Writes a group and, where the request says so, which dishes have it. */
export async function saveGroup(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  codigo: string,
  body: GroupBody,
): Promise<{ isNew: boolean; data: ModifierGroup }> {
  return changeMenu(deps, sede, async (tx) => {
    const menu = await readMenu(tx, sede);
    const before = menu.groups.find((group) => group.codigo === codigo) ?? null;
    if (before && body.nuevo) throw new AppError('grupo_repetido');
    // Who edits it must not bring it back without the dishes that it was in.
    if (!before && body.antes) {
      throw new AppError('grupo_desconocido', { message: modifiersMessages.deletedMeanwhile });
    }
    const input = over(body, before);
    const problems = groupProblems(input, { ...menu, codigo });
    if (problems.length > 0) throw brokenRules(problems);
    const after = groupOf(input, codigo, menu.products);
    const others = menu.groups.filter((group) => group !== before);
    refuseUnsoundGroups(menu.groups.length, [...others, after]);
    await writeGroups(tx, sede, [after]);
    const used = body.productos
      ? await writeUse(tx, sede, menu, after, body.productos, body.antes?.productos)
      : [];
    await recordAudit(tx, author, sede, {
      action: before ? 'cambiado' : 'creado',
      entity,
      entityId: codigo,
      before,
      after: { ...after, ...(used.length > 0 && { platos: used.map(({ nombre }) => nombre) }) },
    });
    return { isNew: before === null, data: after };
  });
}

/** Says which dishes have the group; the answer is those that changed. */
export async function useGroup(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  codigo: string,
  {
    productos,
    antes,
  }: { productos: readonly string[]; antes?: readonly string[] | null | undefined },
): Promise<Product[]> {
  return changeMenu(deps, sede, async (tx) => {
    const menu = await readMenu(tx, sede);
    const group = findGroup(menu, codigo);
    const changed = await writeUse(tx, sede, menu, group, productos, antes);
    if (changed.length > 0) {
      const namesOf = (has: boolean) =>
        changed.filter((one) => hasGroup(one, codigo) === has).map(({ nombre }) => nombre);
      await recordAudit(tx, author, sede, {
        action: 'usado',
        entity,
        entityId: codigo,
        after: { nombre: group.nombre, agregado: namesOf(true), quitado: namesOf(false) },
      });
    }
    return changed;
  });
}

/** `quitar`: takes it off the dishes and options that have it, instead of refusing. */
export async function deleteGroup(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  codigo: string,
  quitar: boolean,
): Promise<void> {
  await changeMenu(deps, sede, async (tx) => {
    const menu = await readMenu(tx, sede);
    const before = findGroup(menu, codigo);
    const productos = menu.products.filter((product) => hasGroup(product, codigo));
    const grupos = menu.groups.filter((group) => isNestedIn(group, codigo));
    const gone = new Set([codigo]);
    if (!quitar && productos.length + grupos.length > 0) throw inUse(productos, grupos);
    await writeGroups(
      tx,
      sede,
      grupos.map((group) => withoutNested(group, gone)),
    );
    await deleteGroups(tx, sede, [codigo]);
    await recordAudit(tx, author, sede, {
      action: 'eliminado',
      entity,
      entityId: codigo,
      before: { ...before, platos: productos.map(({ nombre }) => nombre) },
    });
  });
}

/** Two people who say the same at once both succeed; the audit log records it once. */
export async function markOptionSoldOut(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  codigo: string,
  { opcion, agotado }: { opcion: string; agotado: boolean },
): Promise<{ nombre: string; data: ModifierGroup }> {
  return changeMenu(deps, sede, async (tx) => {
    const group = findGroup(await readMenu(tx, sede), codigo);
    const option = group.opciones.find((one) => one.codigo === opcion);
    if (!option) {
      throw new AppError('grupo_desconocido', { message: modifiersMessages.optionUnknown });
    }
    const { nombre } = option;
    if (option.agotado === agotado) return { nombre, data: group };
    const opciones = group.opciones.map((one) => (one === option ? { ...one, agotado } : one));
    const data = { ...group, opciones };
    await writeGroups(tx, sede, [data]);
    await recordAudit(tx, author, sede, {
      action: agotado ? 'agotado' : 'disponible',
      entity,
      entityId: codigo,
      after: { nombre: group.nombre, opcion: nombre },
    });
    return { nombre, data };
  });
}

export async function reorderGroups(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  codigos: readonly string[],
): Promise<ModifierGroup[]> {
  return changeMenu(deps, sede, async (tx) => {
    const before = (await readMenu(tx, sede)).groups.map(({ codigo }) => codigo);
    refuseOtherThan(before, codigos);
    await writeGroupPositions(tx, sede, codigos);
    await recordAudit(tx, author, sede, {
      action: 'ordenados',
      entity,
      entityId: sede.dbName,
      before: { codigos: before },
      after: { codigos },
    });
    return [...(await readMenu(tx, sede)).groups];
  });
}

/** The group without what hangs under its options and goes. */
export function withoutNested(group: ModifierGroup, gone: ReadonlySet<string>): ModifierGroup {
  const opciones = group.opciones.map((option) => ({
    ...option,
    grupos: option.grupos.filter((code) => !gone.has(code)),
  }));
  return { ...group, opciones };
}

/** The edit over the group as it is now, which somebody may have changed since it was opened. */
function over(
  { dbName: _, nuevo: _new, productos: _used, antes, ...sent }: GroupBody,
  before: ModifierGroup | null,
) {
  if (!before) return sent;
  const { productos: _opened, ...opened } = antes ?? {};
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const merged = mergedOrRefused({
    sent: { ...sent, ...named, ...(antes && { antes: opened }) },
    now: before,
    data: before,
  });
  return { ...before, ...Object.fromEntries(Object.entries(merged).filter(isSent)) };
}

function isSent([name, value]: [string, unknown]): boolean {
  return name !== 'antes' && value !== undefined && value !== null;
}

/** `antes`: the dishes that the screen showed; what others changed since stays. */
async function writeUse(
  tx: Db,
  sede: Sede,
  { products }: Menu,
  { codigo }: ModifierGroup,
  wanted: readonly string[],
  antes: readonly string[] | null | undefined,
): Promise<Product[]> {
  const known = new Set(products.map(({ id_sigo }) => id_sigo));
  if (!wanted.every((code) => known.has(code))) throw new AppError('producto_no_encontrado');
  const chosen = new Set(wanted);
  const shown = antes && new Set(antes);
  const isLeftAlone = (code: string) => shown?.has(code) === chosen.has(code);
  const isOther = (product: Product) =>
    !isLeftAlone(product.id_sigo) && hasGroup(product, codigo) !== chosen.has(product.id_sigo);
  const changed = products.filter(isOther);
  const added = changed.filter(({ id_sigo }) => chosen.has(id_sigo));
  const max = MODIFIER_LIMITS.porProducto;
  const full = added.find(({ grupos = [] }) => grupos.length >= max);
  if (full) {
    const message = modifiersMessages.dishFull(full.nombre, max);
    throw brokenRules([{ path: 'productos', message }]);
  }
  const codesOf = (list: readonly Product[]) => list.map(({ id_sigo }) => id_sigo);
  const dropped = changed.filter(({ id_sigo }) => !chosen.has(id_sigo));
  await addToProducts(tx, sede, codigo, codesOf(added));
  await dropFromProducts(tx, sede, codigo, codesOf(dropped));
  return changed.map((product) => {
    const { grupos = [], ...rest } = product;
    const now = added.includes(product)
      ? [...grupos, codigo]
      : grupos.filter((code) => code !== codigo);
    return { ...rest, ...(now.length > 0 && { grupos: now }) };
  });
}

/** How many names a refusal says. */
const NAMED = 5;

function inUse(productos: readonly Product[], grupos: readonly ModifierGroup[]): AppError {
  const names = [...productos, ...grupos].map(({ nombre }) => nombre);
  const message = modifiersMessages.inUseOf(
    names.slice(0, NAMED),
    Math.max(0, names.length - NAMED),
  );
  const namesOf = (list: readonly { nombre: string }[]) => list.map(({ nombre }) => nombre);
  const data = { productos: namesOf(productos), grupos: namesOf(grupos) };
  return new AppError('grupo_en_uso', { message, body: { data } });
}

function findGroup({ groups }: Menu, codigo: string): ModifierGroup {
  const found = groups.find((group) => group.codigo === codigo);
  if (!found) throw new AppError('grupo_desconocido');
  return found;
}

function hasGroup({ grupos = [] }: Product, codigo: string): boolean {
  return grupos.includes(codigo);
}

function isNestedIn({ opciones }: ModifierGroup, codigo: string): boolean {
  return opciones.some(({ grupos }) => grupos.includes(codigo));
}
