/** The way from the landing page to the first order. */
export const OPENING_STEPS = [
  { title: 'Crea tu cuenta', text: 'Correo y contraseña' },
  { title: 'Verifica tu correo', text: 'Un código de seis números' },
  { title: 'Elige tu plan', text: 'Pagas mes a mes' },
  { title: 'Publica tu menú', text: 'Y comparte tu link' },
] as const;
