import type { AuditEntry } from '@comanda/contract/audit/audit';
import { changed, menuTotals, nameOf } from './audit-change.words.ts';
import { inList } from './audit-words.ts';

/** What happened to groups of options. */
export const GROUP_DEEDS: Record<string, (entry: AuditEntry) => string> = {
  'grupo creado': (entry) => `creó el grupo ${nameOf(entry)}`,
  'grupo cambiado': (entry) => changed(entry, `el grupo ${nameOf(entry)}`),
  'grupo usado': groupUsed,
  'grupo agotado': ({ despues }) =>
    `marcó ${despues?.opcion}, del grupo ${despues?.nombre}, como agotado`,
  'grupo disponible': ({ despues }) =>
    `puso ${despues?.opcion}, del grupo ${despues?.nombre}, disponible otra vez`,
  'grupo ordenados': ({ despues }) => `cambió el orden de ${countWord(despues?.codigos, 'grupo')}`,
  'grupo eliminado': (entry) => `eliminó el grupo ${nameOf(entry)}`,
  'grupo pasados': ({ despues }) =>
    `pasó a grupos las adiciones y los combos de ${countWord(despues?.platos, 'plato')}`,
  'grupo importado': (entry) => `importó los grupos desde una hoja: ${menuTotals(entry, 'grupo')}`,
};

/** 'puso el grupo Salsas en Ajiaco y lo quitó de Bandeja paisa' */
function groupUsed({ despues }: AuditEntry): string {
  const { nombre, agregado, quitado } = despues ?? {};
  const [on, off] = [agregado, quitado].map((dishes) =>
    Array.isArray(dishes) && dishes.length > 0
      ? dishes.length > 3
        ? countWord(dishes, 'plato')
        : inList(dishes)
      : '',
  );
  if (!on) return `quitó el grupo ${nombre} de ${off || 'algunos platos'}`;
  return `puso el grupo ${nombre} en ${on}${off ? ` y lo quitó de ${off}` : ''}`;
}

/** '1 plato', '14 platos' */
function countWord(things: unknown, noun: string): string {
  const count = Array.isArray(things) ? things.length : 0;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
