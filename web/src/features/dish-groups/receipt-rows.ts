import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { optionPrice } from '@comanda/contract/modifiers/groups-price.rules';
import type { LineGroup, LineOption } from '@comanda/contract/modifiers/line-groups';

export interface ReceiptRow {
  key: string;
  texto: string;
  precio: number;
}

interface Dish {
  nombre: string;
  precio: number;
}

/** How the price of a line comes about: its dishes, and every option that costs something. They add up to its subtotal. */
export function receiptRows(
  { nombre, precio }: Dish,
  cantidad: number,
  grupos: readonly LineGroup[],
  offered: readonly OfferedGroup[],
): ReceiptRow[] {
  const options = grupos.flatMap((group) => {
    const gratis = offered.find(({ codigo }) => codigo === group.codigo)?.gratis ?? 0;
    return groupRows(group, gratis);
  });
  return [
    { key: 'dish', texto: times(nombre, cantidad), precio: precio * cantidad },
    ...options.map((row) => ({ ...row, precio: row.precio * cantidad })),
  ];
}

/** Of a group in which some units are included, a row says which unit of it is charged. */
function groupRows({ codigo, nombre, opciones }: LineGroup, gratis: number): ReceiptRow[] {
  let place = gratis;
  return opciones.flatMap((option, at) => {
    const charged = option.cantidad - option.incluidas;
    const key = `${codigo} ${option.codigo} ${at}`;
    const own = option.precio * charged;
    place += charged;
    const texto =
      gratis > 0 && charged === 1
        ? choiceMessages.inPlace(option.nombre, place, nombre)
        : times(option.nombre, charged);
    return [...(own > 0 ? [{ key, texto, precio: own }] : []), ...nestedRows(option, key)];
  });
}

function nestedRows(option: LineOption, under: string): ReceiptRow[] {
  return (option.grupos ?? []).flatMap(({ opciones }) =>
    opciones.flatMap((nested) => {
      const precio = optionPrice(nested) * option.cantidad;
      const texto = choiceMessages.under(option.nombre, times(nested.nombre, nested.cantidad));
      return precio > 0 ? [{ key: `${under} ${nested.codigo}`, texto, precio }] : [];
    }),
  );
}

function times(nombre: string, cantidad: number): string {
  return cantidad > 1 ? `${nombre} ×${cantidad}` : nombre;
}
