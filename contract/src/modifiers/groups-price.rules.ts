// In a file of its own: every screen that adds up a line loads it.

/** What the chosen options add to one dish. */
export function groupsPrice(grupos: readonly PricedGroup[] | null | undefined): number {
  return (grupos ?? [])
    .flatMap(({ opciones }) => opciones)
    .reduce((sum, option) => sum + optionPrice(option), 0);
}

/** What an option adds to one dish; what hangs under it costs once for each unit of it. */
export function optionPrice({ precio, cantidad, incluidas, grupos }: PricedOption): number {
  return precio * (cantidad - incluidas) + groupsPrice(grupos) * cantidad;
}

export interface PricedGroup {
  opciones: readonly PricedOption[];
}

interface PricedOption {
  precio: number;
  cantidad: number;
  incluidas: number;
  grupos?: readonly PricedGroup[] | undefined;
}
