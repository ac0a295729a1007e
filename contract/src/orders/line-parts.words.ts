import type { LineGroup } from '../modifiers/line-groups.ts';
import type { OrderLine } from './orders.ts';

/** What comes with a dish, as every slip, ticket and list says it. */
export interface LinePart {
  /** No other part of its line has it. */
  key: string;
  tipo: 'adicion' | 'combo' | 'opcion';
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

/** Additions and combos are once a line; options of groups are of each dish. */
export function partsOf({ cantidad, adiciones, combo, grupos }: Line): LinePart[] {
  const isSeveral = cantidad > 1;
  const once = { nivel: 0, alcance: isSeveral ? 'para 1' : '' } as const;
  const inCombo = combo ? [combo.bebida, combo.adicional] : [];
  return [
    ...adiciones.map(({ nombre, precio }, at) => ({
      ...once,
      key: `adicion ${at}`,
      tipo: 'adicion' as const,
      texto: nombre,
      precio,
    })),
    ...inCombo.map(({ nombre, precio }, at) => ({
      ...once,
      key: `combo ${at}`,
      tipo: 'combo' as const,
      texto: nombre,
      precio,
    })),
    ...optionParts(grupos ?? [], cantidad, 0, isSeveral ? 'c/u' : ''),
  ];
}

/** 'Queso ×2 (c/u)' */
export function partWords({ texto, alcance }: Pick<LinePart, 'texto' | 'alcance'>): string {
  return alcance === '' ? texto : `${texto} (${alcance})`;
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
      const { nombre, precio, incluidas, grupos: nested = [] } = option;
      const key = `${under.key}${codigo} ${option.codigo} ${at}`;
      const cantidad = option.cantidad * under.cantidad;
      const part: LinePart = {
        key,
        tipo: 'opcion',
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
