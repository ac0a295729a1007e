import type { Audited } from '@comanda/contract/audit/audit.words';
import {
  BookOpen,
  Bot,
  Download,
  FileSpreadsheet,
  IdCard,
  Link2,
  type LucideIcon,
  Printer,
  ReceiptText,
  Shapes,
  Store,
  User,
  Users,
} from 'lucide-react';

/** What was changed, as the filter names it, with its icon in the list. */
export const ENTITY_LOOK: Record<Audited, { word: string; icon: LucideIcon }> = {
  pedido: { word: 'Pedidos', icon: ReceiptText },
  producto: { word: 'Productos y precios', icon: BookOpen },
  categoria: { word: 'Categorías', icon: Shapes },
  menu: { word: 'Menús importados o copiados', icon: FileSpreadsheet },
  empleado: { word: 'Personal', icon: Users },
  cargo: { word: 'Cargos', icon: IdCard },
  cliente: { word: 'Clientes', icon: User },
  sede: { word: 'Sedes', icon: Store },
  chatbot: { word: 'Chatbot', icon: Bot },
  impresora: { word: 'Impresoras', icon: Printer },
  enlace: { word: 'Link público', icon: Link2 },
  datos: { word: 'Descargas de datos', icon: Download },
};
