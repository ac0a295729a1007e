import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

interface DragWords {
  announcements: Announcements;
  instructions: ScreenReaderInstructions;
  moved: (id: string, to: number) => string;
}

/** What a screen reader says while something is put in its place. */
export function dragWords(order: readonly string[], nameOf: (id: string) => string): DragWords {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) =>
    `puesto ${order.indexOf(String(id)) + 1} de ${order.length}`;
  return {
    instructions: {
      draggable:
        'Para mover esta fila oprime espacio o Enter, usa las flechas hacia arriba y hacia abajo, y oprime espacio otra vez para soltarla. Escape la devuelve a su puesto.',
    },
    announcements: {
      onDragStart: ({ active }) => `Tomaste ${name(active.id)}, ${place(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${name(active.id)} va en el ${place(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? `${name(active.id)} quedó en el ${place(over.id)}.`
          : `${name(active.id)} volvió a su puesto.`,
      onDragCancel: ({ active }) => `${name(active.id)} volvió a su puesto.`,
    },
    moved: (id, to) => `${nameOf(id)} quedó en el puesto ${to + 1} de ${order.length}.`,
  };
}
