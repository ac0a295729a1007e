/** About a sede that is closed for a time, or for good. */
export const closingMessages = {
  closedUntil: (when: string) => `Cerrada hasta el ${when}`,
  closedOpenEnd: 'Cerrada hasta nuevo aviso',
  refused: (words: string) => `${words}: por ahora no recibe pedidos.`,
  gone: 'Esta sede cerró definitivamente. Ya no se puede cambiar nada de ella.',
  goneForDiners: 'Esta sede ya no existe.',
} as const;
