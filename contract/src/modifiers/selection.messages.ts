interface Range {
  nombre: string;
  min: number;
  max: number;
}

/** What a choice of options breaks, and how much of it one may choose. */
export const selectionMessages = {
  /** «Elige entre 1 y 2 en «Salsas».» */
  range: ({ nombre, min, max }: Range) => `Elige ${amount(min, max)} en «${nombre}».`,
  missing: (nombre: string) => `Falta: ${nombre}`,
  /** «Obligatorio · elige 1» */
  rule: ({ min, max }: Omit<Range, 'nombre'>) => {
    if (min === 0) return `Opcional · ${max === 1 ? 'elige 1' : `hasta ${max}`}`;
    return `Obligatorio · elige ${amount(min, max)}`;
  },
  changed: (plato: string) => `Las opciones de ${plato} cambiaron. Elígelas otra vez.`,
  repeatedGroup: (nombre: string) => `«${nombre}» está dos veces en el mismo plato.`,
  onlyOnce: (nombre: string) => `«${nombre}» se elige una sola vez.`,
  cantidad: (nombre: string, max: number) =>
    `La cantidad de «${nombre}» debe ser un número entero de 1 a ${max}.`,
  soldOut: (nombre: string) => `Ya no hay «${nombre}».`,
  tooDeep: (nombre: string) => `«${nombre}» no lleva más opciones.`,
  tooMany: (max: number) => `Un plato no puede llevar más de ${max} opciones.`,
  notBoth: (plato: string) =>
    `${plato} se pide con las opciones de sus grupos o con adiciones y combo, no con ambas.`,
} as const;

function amount(min: number, max: number): string {
  if (min === max) return `${max}`;
  return min === 0 ? `hasta ${max}` : `entre ${min} y ${max}`;
}
