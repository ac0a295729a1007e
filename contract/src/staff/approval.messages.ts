/** What is read where a colleague approves on the spot. */
export const approvalMessages = {
  title: 'Alguien lo aprueba',
  who: 'Pídele su PIN a una de estas personas.',
  nobody:
    'Nadie de esta sede puede aprobarlo con PIN todavía. Quien administra la sede pone los PIN en Personal.',
  loadFailed: 'No pudimos ver quién puede aprobarlo',
} as const;
