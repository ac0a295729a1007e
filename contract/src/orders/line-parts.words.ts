import type { LineGroup } from '../modifiers/line-groups.ts';
import type { OrderLine } from './orders.ts';

/** What comes with a dish, as every slip, ticket and list says it. */
export interface LinePart {
  /** No other part of its line has it. */
  key: string;
  tipo: 'adicion' | 'combo' | 'opcion';
  nombre: string;
  /** How many of it the whole line has. */
  unidades: number;
  /** The product that it is, if it is one. */
  id_sigo: string | undefined;
  /** The station that makes it, where it is not that of its dish. */
  estacion?: string | undefined;
  /** 1 for what hangs under the part before it. */
  nivel: 0 | 1;
  /** 'Queso', 'Queso ×2' */
  texto: string;
  /** Of a line of several dishes, whether it is of each or of one alone; '' where there is one dish. */
  alcance: '' | 'c/u' | 'para 1';
  /** What it adds to its line. */
  precio: number;
}

type Line = Pick<OrderLine, 'cantidad' | 'adiciones' | 'combo' | 'grupos'>;
export type DetailedLine = Line & Pick<OrderLine, 'nota'>;

/** A row under the name of a line on a screen. */
export interface LineDetail extends Pick<LinePart, 'key' | 'nivel' | 'texto'> {}

/** Additions and combos are once a line; options of groups are of each dish. */
export function partsOf({ cantidad, adiciones, combo, grupos }: Line): LinePart[] {
  const isSeveral = cantidad > 1;
  const once = { nivel: 0, unidades: 1, alcance: isSeveral ? 'para 1' : '' } as const;
  const inCombo = combo ? [combo.bebida, combo.adicional] : [];
  return [
    ...adiciones.map((addition, at) => ({
      ...once,
      ...addition,
      key: `adicion ${at}`,
      tipo: 'adicion' as const,
      texto: addition.nombre,
    })),
    ...inCombo.map((part, at) => ({
      ...once,
      ...part,
      key: `combo ${at}`,
      tipo: 'combo' as const,
      texto: part.nombre,
    })),
    ...optionParts(grupos ?? [], cantidad, 0, isSeveral ? 'c/u' : ''),
  ];
}

/** 'Queso ×2 (c/u)' */
export function partWords({ texto, alcance }: { texto: string; alcance: string }): string {
  return alcance === '' ? texto : `${texto} (${alcance})`;
}

/** An option that costs nothing says no price; an addition always did. */
export function isPriced({ tipo, precio }: Pick<LinePart, 'tipo' | 'precio'>): boolean {
  return tipo !== 'opcion' || precio !== 0;
}

/** What a line has besides its dish: a combo in one row, the note last. */
export function lineDetails(line: DetailedLine): LineDetail[] {
  const parts = partsOf(line);
  const [drink, side] = parts.filter(({ tipo }) => tipo === 'combo');
  const rows = parts
    .filter((part) => part !== side)
    .map((part): LineDetail => {
      const { key, nivel } = part;
      if (part !== drink) return { key, nivel, texto: `+ ${partWords(part)}` };
      const texto = [drink, side].map((one) => one?.nombre).join(', ');
      return { key, nivel, texto: `Combo: ${partWords({ ...part, texto })}` };
    });
  return line.nota ? [...rows, { key: 'nota', nivel: 0, texto: `“${line.nota}”` }] : rows;
}

function optionParts(
  grupos: readonly LineGroup[],
  dishes: number,
  nivel: 0 | 1,
  alcance: LinePart['alcance'],
  under = { key: '', cantidad: 1 },
): LinePart[] {
  return grupos.flatMap(({ codigo, opciones }) =>
    opciones.flatMap((option, at) => {
      const { nombre, id_sigo, estacion, precio, incluidas, grupos: nested = [] } = option;
      const key = `${under.key}${codigo} ${option.codigo} ${at}`;
      const cantidad = option.cantidad * under.cantidad;
      const part: LinePart = {
        key,
        tipo: 'opcion',
        nombre,
        unidades: cantidad * dishes,
        id_sigo,
        estacion,
        nivel,
        texto: cantidad > 1 ? `${nombre} ×${cantidad}` : nombre,
        alcance,
        precio: precio * (option.cantidad - incluidas) * under.cantidad * dishes,
      };
      const below = optionParts(nested, dishes, 1, alcance, { key: `${key} `, cantidad });
      return [part, ...below];
    }),
  );
}
