/** For a tab whose account was replaced in another tab of the same browser. */
export const otherTabMessages = {
  entered: 'Entraste con otra cuenta en otra pestaña',
  leaving: 'Se abrió el ingreso en otra pestaña',
  signedOut: 'Cerraste sesión en otra pestaña.',
  elsewhere: 'Se abrió otra sede en otra pestaña',
  explained: (me: string) =>
    `Esta pestaña es de ${me}. Un navegador tiene una sola cuenta a la vez. Lo que escribiste aquí sigue aquí mientras decides.`,
  goOn: (other: string) => `Seguir con ${other}`,
  goToLogin: 'Ir al ingreso',
  stay: (me: string) => `Volver a ${me}`,
} as const;
