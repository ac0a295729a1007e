/** What a dish is taxed with where it is not as everything else of its sede. */
export const IMPUESTOS = ['inc8', 'iva19', 'iva5', 'excluido'] as const;
export type Impuesto = (typeof IMPUESTOS)[number];

export const IMPUESTO_LABELS: Record<Impuesto, string> = {
  inc8: 'Impoconsumo 8 %',
  iva19: 'IVA 19 %',
  iva5: 'IVA 5 %',
  excluido: 'Excluido',
};
export const AS_THE_SEDE = 'Como la sede';
