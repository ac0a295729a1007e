export const imagesMessages = {
  unreadable: 'El archivo no es una imagen que podamos leer. Usa JPEG, PNG, WebP o AVIF.',
  tooLarge: 'La imagen es demasiado grande: puede tener hasta 5 MB y 24 megapíxeles.',
} as const;
