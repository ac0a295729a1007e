export const combo = {
  bothRequired: 'Seleccione una bebida y un adicional.',
} as const;
