import type { Permiso } from '@comanda/contract/permissions';
import {
  BookOpen,
  ChartColumn,
  ChefHat,
  ClipboardList,
  type LucideIcon,
  ReceiptText,
  Users,
} from 'lucide-react';

interface SectionLook {
  word: string;
  icon?: LucideIcon;
}

const LOOKS: Record<Permiso, SectionLook> = {
  caja: { word: 'Caja', icon: ReceiptText },
  cocina: { word: 'Cocina', icon: ChefHat },
  empleados: { word: 'Empleados', icon: Users },
  menu: { word: 'Menú', icon: BookOpen },
  pedidos: { word: 'Pedidos', icon: ClipboardList },
  reportes: { word: 'Reportes', icon: ChartColumn },
};

/** A name nobody foresaw still gets its place in the menu, without an icon. */
export function sectionLook(permiso: string): SectionLook {
  return permiso in LOOKS ? LOOKS[permiso as Permiso] : { word: permiso };
}

/** The side menu: exactly the user's permisos, by alphabet. */
export function sortedSections(permisos: readonly string[]): string[] {
  return [...permisos].sort((a, b) => a.localeCompare(b, 'es'));
}
