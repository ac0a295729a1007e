export const texts = {
  tooLong: (max: number) => `El texto no puede pasar de ${max} caracteres.`,
} as const;
