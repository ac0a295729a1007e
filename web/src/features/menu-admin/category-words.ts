import type { Category } from '@comanda/contract/menu/menu';
import { isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import type { Flag } from '@comanda/contract/menu/menu-form.rules';

export const FLAG_WORDS: Record<Flag, { word: string; meaning: string }> = {
  esBebida: { word: 'Bebida', meaning: 'De aquí se elige la bebida de los combos.' },
  esPlatoPrincipal: {
    word: 'Plato principal',
    meaning: 'Sus platos se piden con adiciones y en combo.',
  },
  esAdicional: {
    word: 'Adicional / acompañamiento',
    meaning: 'De aquí se elige el acompañamiento de los combos; no sale suelta en la carta.',
  },
};

/** What a category does because of its name. */
export function specialMeaning(category: Pick<Category, 'name'>): string | null {
  if (isSpecialCategory(category, 'adiciones')) {
    return 'Por su nombre, sus productos se ofrecen como adiciones de los platos y no salen sueltos en la carta.';
  }
  if (isSpecialCategory(category, 'servicios')) {
    return 'Por su nombre, tu equipo suma sus productos a una orden con «Añadir servicio» y escribe el valor.';
  }
  return null;
}

/** '1 producto', '12 productos'. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
