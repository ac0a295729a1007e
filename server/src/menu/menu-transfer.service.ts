import type { Category, MenuPlan, SheetProblem } from '@comanda/contract/menu/menu';
import { type ModoMenu, WHOLE_SHEET } from '@comanda/contract/menu/menu-plan.words';
import {
  type ReadSheet,
  readSheet,
  type SheetProduct,
  sheetRows,
} from '@comanda/contract/menu/menu-sheet.rules';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError } from '../errors/app-error.ts';
import { writeCsv } from '../http/sheet.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps, refuseLongerMenu } from './change-menu.ts';
import { type IncomingMenu, type Menu, planMenu, presentPlan } from './menu-plan.ts';
import { readCsv } from './menu-sheet.ts';
import { markOf, readMenu, readSnapshot } from './menu-snapshot.ts';
import { writeChange } from './menu-transfer.db.ts';

type Wanted = {
  modo: ModoMenu;
  /** Only report what would happen. */
  simular: boolean;
  /** The mark of the menu for which the person saw the plan. */
  version: number | null | undefined;
};

/** `exampleMenu`: a whole menu to start with, its pictures already stored. */
export type TransferDeps = MenuDeps & { exampleMenu: () => Promise<Menu> };

export async function exportMenu({ menus }: MenuDeps, sede: Sede): Promise<string> {
  const { products, categories, groups } = await menus.read(sede);
  return writeCsv(sheetRows(products, categories, groups));
}

/** A sheet with bad rows is written only if the person chose to leave them out. */
export async function importMenu(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  archivo: Upload,
  wanted: Wanted & { omitirErrores: boolean },
): Promise<MenuPlan> {
  const rows = readCsv(archivo.content);
  const arrive = ({ groups }: Menu) => {
    const { products, errores, badCodes } = withFewGroups(readSheet(rows, groups));
    const isRefused = errores.length > 0 && !wanted.simular && !wanted.omitirErrores;
    if (isRefused || (products.length === 0 && !wanted.simular)) {
      throw new AppError('filas_con_errores', { details: errores.map(toDetail) });
    }
    const incoming = { products, categories: [], groups: null, untouchedCodes: badCodes };
    return { incoming, errores };
  };
  return receive(deps, sede, author, arrive, { ...wanted, action: 'importado' });
}

/** A row that names more groups than a dish may have is a bad one. */
function withFewGroups({ products, errores, badCodes }: ReadSheet): ReadSheet {
  const { porProducto: max } = MODIFIER_LIMITS;
  const isFull = ({ grupos = [] }: SheetProduct) => grupos.length > max;
  const full = products.filter(isFull);
  const message = modifiersMessages.tooManyOfDish(max);
  return {
    products: products.filter((product) => !isFull(product)),
    errores: [...errores, ...full.map(({ fila }) => ({ fila, campo: 'grupos', message }))],
    badCodes: [...badCodes, ...full.map(({ id_sigo }) => id_sigo)],
  };
}

export async function copyMenu(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  source: Sede,
  wanted: Wanted,
): Promise<MenuPlan> {
  if (source.locationId === sede.locationId) throw new AppError('misma_sede');
  const incoming = asIncoming(await readSnapshot(deps.db, source));
  const trace = { action: 'copiado', origen: source.dbName };
  const arrive = () => ({ incoming, errores: [] });
  return receive(deps, sede, author, arrive, { ...wanted, ...trace });
}

/** Loads an example menu into a sede that has none of its own. */
export async function loadExampleMenu(
  deps: TransferDeps,
  sede: Sede,
  author: Session,
): Promise<MenuPlan> {
  if ((await deps.menus.read(sede)).products.length > 0) throw new AppError('menu_con_productos');
  const incoming = asIncoming(await deps.exampleMenu());
  const wanted = { modo: 'actualizar', simular: false, version: null } as const;
  const trace = { action: 'ejemplo', isOnlyIntoEmpty: true };
  const arrive = () => ({ incoming, errores: [] });
  return receive(deps, sede, author, arrive, { ...wanted, ...trace });
}

interface Arrival {
  incoming: IncomingMenu;
  errores: SheetProblem[];
}

type Trace = { action: string; origen?: string; isOnlyIntoEmpty?: boolean };

/** `arrive` reads what comes with the menu as it is in the transaction that writes. */
async function receive(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  arrive: (current: Menu) => Arrival,
  { modo, simular, version, action, origen, isOnlyIntoEmpty = false }: Wanted & Trace,
): Promise<MenuPlan> {
  if (simular) {
    const current = await readSnapshot(deps.db, sede);
    const { incoming, errores } = arrive(current);
    const change = planMenu(current, incoming, modo);
    refuseLongerMenu(current, change);
    requireOwnTaxes(author, current, change);
    return { version: markOf(current), ...presentPlan(change, current), errores };
  }
  return changeMenu(deps, sede, async (tx) => {
    const current = await readMenu(tx, sede);
    const mark = markOf(current);
    if ((version ?? mark) !== mark) throw new AppError('menu_cambiado');
    if (isOnlyIntoEmpty && current.products.length > 0) throw new AppError('menu_con_productos');
    const { incoming, errores } = arrive(current);
    const change = planMenu(current, incoming, modo);
    refuseLongerMenu(current, change);
    requireOwnTaxes(author, current, change);
    await writeChange(tx, sede, change, modo === 'reemplazar');
    const plan = { version: mark, ...presentPlan(change, current), errores };
    const after = { modo, ...(origen && { origen }), ...countedActions(plan.productos) };
    await recordAudit(tx, author, sede, { action, entity: 'menu', entityId: sede.dbName, after });
    return plan;
  });
}

/** Taxes are the owner's: the sheet of somebody else leaves every dish with what it has. */
function requireOwnTaxes(
  { actor }: Session,
  { products }: Menu,
  change: ReturnType<typeof planMenu>,
): void {
  if (actor.tipo === 'propietario') return;
  const taxes = new Map(products.map(({ _id, impuesto }) => [_id, impuesto ?? null]));
  const isOther = change.products.some(
    ({ id, impuesto }) => impuesto !== (taxes.get(id ?? '') ?? null),
  );
  if (isOther) throw new AppError('impuesto_del_propietario');
}

/** Each kitchen decides what is sold out, so that is not copied. */
function asIncoming({ products, categories, groups }: Menu): IncomingMenu {
  const homes = new Map(categories.map((category) => [category._id, category]));
  return {
    categories,
    groups,
    untouchedCodes: [],
    products: products.map((product) => {
      const home = homes.get(product.categoryId);
      const isMarked = ({ id }: { id: string }) => product.subcategoryIds.includes(id);
      return {
        fila: null,
        categoria: nameOf(home),
        subcategorias: (home?.subcategorias ?? []).filter(isMarked).map(({ name }) => name),
        nombre: product.nombre,
        descripcion: product.descripcion,
        precio: product.precio,
        imagen: product.imagen,
        id_sigo: product.id_sigo,
        permiteAdiciones: product.permiteAdiciones,
        impuesto: product.impuesto ?? null,
        estacion: product.estacion ?? null,
        grupos: [...(product.grupos ?? [])],
      };
    }),
  };
}

function countedActions(productos: MenuPlan['productos']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { accion } of productos) counts[accion] = (counts[accion] ?? 0) + 1;
  return counts;
}

function toDetail({ fila, campo, message }: SheetProblem) {
  if (fila === WHOLE_SHEET) return { path: 'archivo', message };
  return { path: `fila ${fila}${campo && `, ${campo}`}`, message };
}

function nameOf(category: Category | undefined): string {
  if (!category) throw new Error('A product has no category.');
  return category.name;
}
