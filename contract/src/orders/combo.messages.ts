export const comboMessages = {
  bothRequired: 'Seleccione una bebida y un adicional.',
  notOffered: (nombre: string) => `${nombre} no se ofrece en combo.`,
} as const;
