import type { Offer } from '../menu/catalogue.ts';
import { type GroupIndex, isSatisfiable } from '../modifiers/groups.rules.ts';
import type { LineGroup } from '../modifiers/line-groups.ts';
import { selectionMessages } from '../modifiers/selection.messages.ts';
import { choose } from '../modifiers/selection.rules.ts';
import { selectionKey } from '../modifiers/selection-key.ts';
import type { PriceChange, Problem } from '../wire.ts';
import { choiceKey, type OrderedLine, optionKey } from './kept-lines.ts';
import type { OrderDraftLine } from './orders.ts';
import { pricingMessages } from './pricing.messages.ts';

interface Pricer {
  groups: GroupIndex | undefined;
  keptCodes: ReadonlySet<string>;
  ordered: readonly OrderedLine[];
}

export interface GroupsRefusal extends Problem {
  code: 'seleccion_invalida' | 'producto_agotado';
}

export type PricedGroups =
  | { ok: true; grupos: LineGroup[] }
  | { ok: false; refusals: GroupsRefusal[] };

const NONE: PricedGroups = { ok: true, grupos: [] };

/**
 * What a line chose of the groups of its dish. An edit keeps what the order had, also where the menu
 * does not offer it any more.
 */
export function priceGroups(
  { groups: index, keptCodes, ordered }: Pricer,
  draft: OrderDraftLine,
  { product }: Offer,
  path: string,
): PricedGroups {
  const groups = index?.drawn(product) ?? [];
  const hasChosen = draft.grupos?.some(({ opciones }) => opciones?.length) ?? false;
  if (groups.length === 0 && !hasChosen) return NONE;
  if (hasChosen && (draft.adiciones?.length || draft.combo)) {
    const message = selectionMessages.notBoth(product.nombre);
    return refused({ code: 'seleccion_invalida', path: `${path}.grupos`, message });
  }
  if (keptCodes.has(choiceKey(draft))) {
    const { grupos, problems } = choose(groups, draft.grupos, {
      plato: product.nombre,
      isKept: () => true,
    });
    return { ok: true, grupos: problems.length > 0 ? orderedGroups(ordered, draft) : grupos };
  }
  const isKeptDish = keptCodes.has(product.id_sigo);
  if (!isKeptDish && !groups.every(isSatisfiable)) {
    const message = pricingMessages.soldOut;
    return refused({ code: 'producto_agotado', path: `${path}.id_sigo`, message });
  }
  const isKept = (option: string) => keptCodes.has(optionKey(draft, option));
  const { grupos, problems } = choose(groups, draft.grupos, { plato: product.nombre, isKept });
  if (problems.length === 0) return { ok: true, grupos };
  return refused(
    ...problems.map(({ code, path: below, message }) => ({
      code,
      path: `${path}.grupos${below === '' ? '' : `.${below}`}`,
      message,
    })),
  );
}

/**
 * Options whose price is not the one that the client sent, named 'salsas/hogao'; where the client saw more or fewer of
 * a group included than there are now, all that it chose of that group.
 */
export function optionChanges(
  sent: readonly ClaimedGroup[] | null | undefined,
  priced: readonly PricedGroup[] | undefined,
): PriceChange[] {
  return (sent ?? []).flatMap(({ codigo, opciones }) => {
    const now = (priced ?? []).flatMap((group) => (group.codigo === codigo ? group.opciones : []));
    const gratis = includedIn(now);
    const isOtherwiseIncluded = includesOther(opciones ?? [], now);
    return (opciones ?? []).flatMap((claim) => {
      const same = now.filter((option) => option.codigo === claim.codigo);
      const nested = same.flatMap(({ grupos = [] }) => grupos);
      const precio = same[0]?.precio;
      const isOther =
        typeof claim.precio === 'number' && precio !== undefined && claim.precio !== precio;
      return [
        ...(precio !== undefined && (isOther || isOtherwiseIncluded)
          ? [
              {
                id_sigo: `${codigo}/${claim.codigo}`,
                precio,
                ...(isOtherwiseIncluded && { gratis }),
              },
            ]
          : []),
        ...optionChanges(claim.grupos, nested),
      ];
    });
  });
}

/** Which units are included is the same money wherever the charged ones add up to the same. */
function includesOther(
  claims: readonly ClaimedOption[],
  now: readonly PricedGroup['opciones'][number][],
): boolean {
  if (!claims.every(({ incluidas }) => typeof incluidas === 'number')) return false;
  if (includedIn(claims) === includedIn(now)) return false;
  return now.some(({ precio }) => precio > 0);
}

function includedIn(options: readonly { incluidas?: number | null | undefined }[]): number {
  return options.reduce((sum, { incluidas }) => sum + (incluidas ?? 0), 0);
}

interface ClaimedGroup {
  codigo?: string | null | undefined;
  opciones?: readonly ClaimedOption[] | null | undefined;
}

interface ClaimedOption {
  codigo?: string | null | undefined;
  precio?: number | null | undefined;
  incluidas?: number | null | undefined;
  grupos?: readonly ClaimedGroup[] | null | undefined;
}

interface PricedGroup {
  codigo: string;
  opciones: readonly {
    codigo: string;
    precio: number;
    incluidas: number;
    grupos?: readonly PricedGroup[] | undefined;
  }[];
}

function orderedGroups(ordered: readonly OrderedLine[], draft: OrderDraftLine): LineGroup[] {
  const key = selectionKey(draft.grupos);
  const line = ordered.find(
    ({ id_sigo, grupos }) => id_sigo === draft.id_sigo && selectionKey(grupos) === key,
  );
  return line?.grupos ?? [];
}

function refused(...refusals: GroupsRefusal[]): PricedGroups {
  return { ok: false, refusals };
}
