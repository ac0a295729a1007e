export const passwordsMessages = {
  length: (min: number, max: number) => `La contraseña debe tener entre ${min} y ${max} caracteres`,
} as const;
