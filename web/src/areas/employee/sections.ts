import type { Permiso } from '@comanda/contract/permissions';
import type { LucideIcon } from 'lucide-react';
import { PERMISO_LOOK } from '../../features/staff/permiso-look.ts';

/** A name nobody foresaw still gets its place in the menu, without an icon. */
export function sectionLook(permiso: string): { word: string; icon?: LucideIcon } {
  return Object.hasOwn(PERMISO_LOOK, permiso)
    ? PERMISO_LOOK[permiso as Permiso]
    : { word: permiso };
}

/** The side menu: exactly the user's permisos, by alphabet. */
export function sortedSections(permisos: readonly string[]): string[] {
  return [...permisos].sort((a, b) => a.localeCompare(b, 'es'));
}
