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

interface PermisoLook {
  word: string;
  icon: LucideIcon;
  /** What the permiso opens, for the person who grants it. */
  opens: string;
}

export const PERMISO_LOOK: Record<Permiso, PermisoLook> = {
  caja: { word: 'Caja', icon: ReceiptText, opens: 'Cobra y factura' },
  cocina: { word: 'Cocina', icon: ChefHat, opens: 'Ve y prepara las comandas' },
  empleados: { word: 'Empleados', icon: Users, opens: 'Maneja el equipo' },
  menu: { word: 'Menú', icon: BookOpen, opens: 'Cambia platos y precios' },
  pedidos: { word: 'Pedidos', icon: ClipboardList, opens: 'Toma y entrega pedidos' },
  reportes: { word: 'Reportes', icon: ChartColumn, opens: 'Consulta las ventas' },
};

/** The order in the form: daily work first, then managing the sede. */
export const PERMISO_ORDER: readonly Permiso[] = [
  'pedidos',
  'cocina',
  'caja',
  'menu',
  'empleados',
  'reportes',
];
