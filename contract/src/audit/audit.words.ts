/** What the audit log covers. */
export const AUDITED = [
  'pedido',
  'cuenta',
  'mesa',
  'turno',
  'producto',
  'categoria',
  'grupo',
  'menu',
  'empleado',
  'cargo',
  'cliente',
  'sede',
  'zona',
  'restaurante',
  'chatbot',
  'enlace',
  'impresora',
  'tableta',
  'datos',
  'membresia',
] as const;
export type Audited = (typeof AUDITED)[number];
