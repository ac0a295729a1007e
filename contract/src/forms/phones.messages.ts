export const phonesMessages = {
  invalid: 'Escribe un teléfono de 7 a 15 dígitos, como 300 123 4567.',
} as const;
