interface DetailedLine {
  nota: string;
  adiciones: readonly { nombre: string }[];
  combo?: { bebida: { nombre: string }; adicional: { nombre: string } } | null | undefined;
}

/** What stands under a line's name: its combo, its additions, its note. */
export function lineDetails({ nota, adiciones, combo }: DetailedLine): string[] {
  return [
    ...(combo ? [`Combo: ${combo.bebida.nombre}, ${combo.adicional.nombre}`] : []),
    ...adiciones.map(({ nombre }) => `+ ${nombre}`),
    ...(nota ? [`“${nota}”`] : []),
  ];
}
