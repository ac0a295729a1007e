/** What is kept an eye on. */
export const AUDITED = [
  'pedido',
  'producto',
  'categoria',
  'menu',
  'empleado',
  'cargo',
  'cliente',
  'sede',
  'chatbot',
  'enlace',
  'impresora',
  'datos',
] as const;
export type Audited = (typeof AUDITED)[number];
