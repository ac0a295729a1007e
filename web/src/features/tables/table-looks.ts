import {
  Armchair,
  CircleDashed,
  Flame,
  type LucideIcon,
  ReceiptText,
  Utensils,
  Wallet,
} from 'lucide-react';
import type { TableState } from './table-list.ts';

interface TableLook {
  word: string;
  icon: LucideIcon;
  /** Ground and text of a tile. */
  tile: string;
  /** Colour of the word on a tile. */
  accent: string;
  /** Colour of the word on paper. */
  ink: string;
}

/** The word, icon and colours in which people see a table's state. */
export const TABLE_LOOK: Record<TableState, TableLook> = {
  libre: {
    word: 'Libre',
    icon: Armchair,
    tile: 'border-2 border-control bg-surface text-ink-soft',
    accent: 'text-cilantro',
    ink: 'text-cilantro',
  },
  ocupada: {
    word: 'Ocupada',
    icon: Utensils,
    tile: 'bg-ink text-on-ink',
    accent: '',
    ink: 'text-ink',
  },
  pide: {
    word: 'Pide cuenta',
    icon: ReceiptText,
    tile: 'bg-maiz-band text-on-maiz',
    accent: '',
    ink: 'text-maiz-ink',
  },
  marchar: {
    word: 'Por marchar',
    icon: Flame,
    tile: 'border-2 border-maiz bg-maiz-wash text-ink',
    accent: 'text-maiz-ink',
    ink: 'text-maiz-ink',
  },
  pagando: {
    word: 'Pagando',
    icon: Wallet,
    tile: 'border-2 border-cilantro bg-cilantro-wash text-ink',
    accent: 'text-cilantro',
    ink: 'text-cilantro',
  },
  vacia: {
    word: 'Sin consumo',
    icon: CircleDashed,
    tile: 'border-2 border-control border-dashed bg-sunken text-ink',
    accent: '',
    ink: 'text-ink-soft',
  },
};
