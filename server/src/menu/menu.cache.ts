import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { type OfferFinder, offerFinder } from '@comanda/contract/menu/catalogue';
import type { Category, Product } from '@comanda/contract/menu/menu';
import type { Station } from '@comanda/contract/menu/stations';
import {
  type GroupIndex,
  indexGroups,
  isSatisfiable,
} from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import type { Plan } from '@comanda/contract/tables/tables';
import type { Zone } from '@comanda/contract/zones/zones';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/db.ts';
import type { Answer, Encoding } from '../http/answer-once.ts';
import type { Sede } from '../sessions/session.ts';
import {
  presentCategory,
  presentProduct,
  type StoredSettings,
  selectCategories,
  selectMenuVersion,
  selectProducts,
  selectSettings,
} from './menu.db.ts';
import { presentGroup, selectGroups } from './modifiers.db.ts';
import { selectPlan } from './plan-rows.ts';
import { publicSettings } from './settings.presenter.ts';
import { selectStations } from './stations.db.ts';
import { selectZones } from './zone-rows.ts';

/** How long a cached menu is served without asking the database for its version. */
const FRESH_MS = 10_000;
const MAX_MENUS = 1_000;
const packBrotli = promisify<string, BrotliOptions, Buffer>(brotliCompress);

export type SedeMenu = StoredSettings & {
  version: number;
  products: readonly Product[];
  categories: readonly Category[];
  groups: readonly ModifierGroup[];
  find: OfferFinder;
  groupIndex: GroupIndex;
  /** In their order. */
  stations: readonly Station[];
  stationCodes: ReadonlySet<string>;
  plan: Plan;
  /** Where it delivers, in their order; none: to every address. */
  zonas: readonly Zone[];
  productsAnswer: Answer;
  categoriesAnswer: Answer;
  /** What diners may know of the settings. */
  settingsAnswer: Answer;
  groupsAnswer: Answer;
  zonesAnswer: Answer;
};

/**
 * Menus in memory. A write makes every node drop its sede's copy; if that notice gets lost, a copy
 * is at most ten seconds old. Orders are safe even then: an order is written only if the version it
 * was priced from still holds.
 */
export type MenuCache = {
  /** `atLeast`: the reader knows of this version and wants none older. */
  read: (sede: Sede, atLeast?: number) => Promise<SedeMenu>;
  /** The sede's menu is at `version` now. */
  changed: (locationId: string, version: number) => void;
};

type Entry = { menu: SedeMenu; checkedAt: number };

export function openMenuCache(db: Db, now: () => number = Date.now): MenuCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_MENUS });
  const loading = new Map<string, Promise<SedeMenu>>();

  const remember = (locationId: string, menu: SedeMenu) => {
    entries.set(locationId, { menu, checkedAt: now() });
  };

  /** Readers that come while a menu is loading share that load. */
  const load = (sede: Sede) => {
    const key = sede.locationId;
    const underway = loading.get(key);
    if (underway) return underway;
    const mine = loadMenu(db, sede)
      .then((menu) => {
        // A read that started before a change may return the old menu, so it is not cached.
        if (loading.get(key) === mine) remember(key, menu);
        return menu;
      })
      .finally(() => {
        if (loading.get(key) === mine) loading.delete(key);
      });
    loading.set(key, mine);
    return mine;
  };

  return {
    read: async (sede, atLeast = 0) => {
      const entry = entries.get(sede.locationId);
      if (!entry) return load(sede);
      const isFresh = now() - entry.checkedAt < FRESH_MS && entry.menu.version >= atLeast;
      if (isFresh) return entry.menu;
      if ((await selectMenuVersion(db, sede)) !== entry.menu.version) {
        loading.delete(sede.locationId);
        return load(sede);
      }
      // Not if a change was announced while we asked.
      if (entries.get(sede.locationId) === entry) remember(sede.locationId, entry.menu);
      return entry.menu;
    },
    changed: (locationId, version) => {
      loading.delete(locationId);
      const entry = entries.get(locationId);
      if (entry && entry.menu.version < version) entries.delete(locationId);
    },
  };
}

/** The version is read first, so a menu may be newer than its version, never older. */
export async function loadMenu(db: Db, sede: Sede): Promise<SedeMenu> {
  const version = await selectMenuVersion(db, sede);
  const [productRows, categoryRows, groupRows, settings, plan, stations, zonas] = await Promise.all(
    [
      selectProducts(db, sede),
      selectCategories(db, sede),
      selectGroups(db, sede),
      selectSettings(db, sede),
      selectPlan(db, sede),
      selectStations(db, sede),
      selectZones(db, sede),
    ],
  );
  const stored = productRows.map(presentProduct);
  const categories = categoryRows.map(presentCategory);
  const groups = groupRows.map(presentGroup);
  const groupIndex = indexGroups({ products: stored, categories, groups });
  const products = stored.map(
    (product): Product =>
      groupIndex.drawn(product).every(isSatisfiable) ? product : { ...product, sinOpciones: true },
  );
  return {
    version,
    ...settings,
    plan,
    zonas,
    products,
    categories,
    groups,
    groupIndex,
    stations,
    stationCodes: new Set(stations.map(({ clave }) => clave)),
    find: offerFinder({ products, categories }),
    productsAnswer: answer(products),
    categoriesAnswer: answer(categories),
    settingsAnswer: answer(publicSettings(settings.ajustes, version)),
    groupsAnswer: answer(groups),
    zonesAnswer: answer({ zonas, punto: settings.ajustes.punto, version }),
  };
}

function answer(content: object): Answer {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>();
  const bytes = (encoding: Encoding) => {
    const packed = made.get(encoding) ?? PACK[encoding](json);
    made.set(encoding, packed);
    return packed;
  };
  return { json, etag: `W/"${hash}"`, bytes };
}

const PACK: Record<Encoding, (json: string) => Promise<Buffer>> = {
  identity: async (json) => Buffer.from(json),
  gzip: promisify<string, Buffer>(gzip),
  // Compressed once for each menu, not for each reader, so a high quality pays off.
  br: (json) => packBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
};
