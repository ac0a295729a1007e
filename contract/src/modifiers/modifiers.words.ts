/**
 * The flags of the first version as groups: codes that no real group has. What is chosen of them is
 * sent and stored as `adiciones` and `combo`.
 */
export const VIRTUAL = {
  additions: { codigo: '_adiciones', nombre: 'Adiciones' },
  combo: { codigo: '_combo', nombre: 'Combo' },
  inCombo: { codigo: 'en-combo', nombre: 'En combo' },
  drink: { codigo: '_bebida', nombre: 'Bebida' },
  side: { codigo: '_acompanamiento', nombre: 'Acompañamiento' },
} as const;

export function isVirtual({ codigo }: { codigo: string }): boolean {
  return codigo.startsWith('_');
}
