import type { Order } from '@comanda/contract/orders/orders';
import { hasNote, quickNotes, toggleNote } from '@comanda/contract/orders/quick-notes';
import { useState } from 'react';
import { Chips } from '../../ui/form/chips.tsx';

interface QuickNotesProps {
  nota: string;
  onChange: (nota: string) => void;
  /** The orders of the day, which tell what this sede writes often. */
  orders: readonly Order[];
}

/** Common notes for the kitchen: a tap writes one into the note, the next takes it off. */
export function QuickNotes({ nota, onChange, orders }: QuickNotesProps) {
  // Chosen once, so that no chip moves under a finger when an order comes in.
  const [notes] = useState(() => quickNotes(orders));
  const selected = notes.filter((one) => hasNote(nota, one));
  const change = (next: readonly string[]) => {
    const tapped = notes.find((one) => next.includes(one) !== selected.includes(one));
    if (tapped) onChange(toggleNote(nota, tapped));
  };
  return (
    <Chips
      label="Observaciones frecuentes"
      wrap
      chips={notes.map((one) => ({ id: one, label: one }))}
      selected={selected}
      onChange={change}
      className="-mt-3 *:[button]:min-h-12"
    />
  );
}
