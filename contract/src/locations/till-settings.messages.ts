import { nitMessages } from '../forms/nit.rules.ts';

export const tillSettingsMessages = {
  tarifa: 'Elige una tarifa de este impuesto. Consúltalo con tu contador.',
  porcentaje: (min: number, max: number) =>
    `La propina sugerida va de ${min} % a ${max} %: la ley no permite sugerir más.`,
  destino: 'Di para quién es la propina.',
  pagos: (max: number) => `Puedes tener hasta ${max} formas de pago con el celular.`,
  titulo: 'Escribe cómo se llama esta forma de pago.',
  llave: 'Escribe la llave o sube el código.',
  imagen: 'Sube la imagen del código otra vez.',
  motivos: (max: number) => `Puedes tener hasta ${max} motivos.`,
  motivo: 'Escribe el motivo.',
  uvt: 'Escribe la UVT en pesos enteros, o deja el campo vacío.',
  nit: nitMessages.invalid,
} as const;
