import type { ChatbotConfig } from '@comanda/contract/chat/chat';
import { greetingText } from '@comanda/contract/chat/chat.words';
import type { HoursSettings } from '@comanda/contract/locations/hours.rules';
import type { Pausa } from '@comanda/contract/locations/pause.rules';
import type { Category, Product } from '@comanda/contract/menu/menu';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import type { CartLine } from '@comanda/contract/orders/orders';
import type { Zone } from '@comanda/contract/zones/zones';

type Servicio = HoursSettings & { pausa: Pausa | null };

/** Everything an answer depends on: the same turn always gets the same answer. */
export type Turn = {
  menu: {
    products: readonly Product[];
    categories: readonly Category[];
    groups?: readonly ModifierGroup[];
  };
  sede: {
    nombre: string;
    direccion: string;
    telefono: string;
    horario: string;
    /** Where it delivers and for how much; without any it says nothing of that. */
    zonas?: readonly Zone[];
  };
  config: Pick<
    ChatbotConfig,
    | 'nombreAsistente'
    | 'tono'
    | 'frasesConfirmacion'
    | 'instruccionesCorreccion'
    | 'parametros'
    | 'redesSociales'
  >;
  /** Lines of this menu, at its prices. */
  cart: readonly CartLine[];
  memory: Memory;
  message: string;
  now: Date;
  /** When the sede takes orders; absent where it has not said. */
  servicio?: Servicio;
};

/** What is remembered of a talk between messages: small, plain JSON. */
export type Memory = {
  /** Products last spoken of, newest first: 'ponme dos de esas'. */
  mentioned: readonly string[];
  /** The last list that was offered, in its order: 'la segunda'. */
  shown: readonly string[];
  /** `itemId`s of the lines that the last change added or changed: 'mejor dos'. */
  touched: readonly string[];
  /** A question of ours that is not answered yet. */
  pending: Pending | null;
  /** Questions to ask after it. */
  waiting: readonly Pending[];
};

export type Pending =
  /** Which of these did you mean? The rest is stored for the one chosen. */
  | {
      asks: 'which';
      productIds: readonly string[];
      cantidad: number;
      mods: readonly Modifier[];
      /** The line that the chosen product replaces. */
      replaces?: string;
    }
  /** Shall I add this? */
  | { asks: 'add'; productId: string; cantidad: number; mods: readonly Modifier[] }
  /** Which option of a group that the dish needs? `chosen`: what is known already, as 'termino/medio'. */
  | {
      asks: 'option';
      productId: string;
      cantidad: number;
      mods: readonly Modifier[];
      grupo: string;
      chosen: readonly string[];
      replaces?: string;
    }
  /** Is that all? */
  | { asks: 'confirm' };

/** How a dish is wanted: without something, with something, or in some way ('bien asada'). */
export type Modifier = { kind: 'sin' | 'con' | 'extra' | 'how'; what: string };

export type Reply = {
  respuesta: string;
  /** `_id`s of this menu. */
  productosSugeridos: readonly string[];
  /** The diner confirmed the order: the panel asks once more and leads to the cart. */
  redirigirACarrito: boolean;
  cart: readonly CartLine[];
  memory: Memory;
};

/** A talk that has not begun. */
export const EMPTY_MEMORY: Memory = {
  mentioned: [],
  shown: [],
  touched: [],
  pending: null,
  waiting: [],
};

const KEPT = 6;

/** Kept small, and only with what is still on the menu. */
export function remembered(memory: Memory, isKnown: (productId: string) => boolean): Memory {
  const known = (ids: readonly string[]) => [...new Set(ids)].filter(isKnown).slice(0, KEPT);
  const isAlive = (pending: Memory['pending']): boolean => {
    if (!pending || pending.asks === 'confirm') return true;
    if (pending.asks === 'add' || pending.asks === 'option') return isKnown(pending.productId);
    return pending.productIds.length > 0 && pending.productIds.every(isKnown);
  };
  return {
    mentioned: known(memory.mentioned),
    shown: known(memory.shown),
    touched: memory.touched.slice(0, KEPT),
    pending: isAlive(memory.pending) ? memory.pending : null,
    waiting: memory.waiting.filter(isAlive).slice(0, KEPT),
  };
}

/** The panel's first message. */
export function greeting({ config, sede }: Pick<Turn, 'config' | 'sede'>): string {
  return greetingText(config.tono, config.nombreAsistente, sede.nombre);
}
