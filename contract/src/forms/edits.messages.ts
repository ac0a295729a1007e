/** Texts of a form whose values somebody else changed while it was open. */
export const editMessages = {
  changed: 'Alguien cambió lo mismo mientras lo editabas.',
  fieldChanged: 'Alguien lo cambió mientras editabas.',
  /** `value`: what is stored now. */
  fieldIs: (value: string) => `Alguien lo cambió: ahora es «${value}».`,
  choose: 'Guarda otra vez para dejar lo tuyo, o usa lo que hay ahora.',
  useTheirs: 'Usar lo que hay ahora',
} as const;
