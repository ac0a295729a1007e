export const ALL_FIELDS_REQUIRED = 'Todos los campos son obligatorios';

export const textMessages = {
  tooLong: (max: number) => `El texto no puede pasar de ${max} caracteres.`,
} as const;
