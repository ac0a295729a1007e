/** A queue with a line for each key: keys take turns, however many wait in one line. */
export type FairQueue<Key, Item> = {
  /** False when the queue is full. */
  push: (key: Key, item: Item) => boolean;
  shift: () => Item | undefined;
};

export function fairQueue<Key, Item>(limits: { each: number; all: number }): FairQueue<Key, Item> {
  const lines = new Map<Key, Item[]>();
  let size = 0;
  return {
    push: (key, item) => {
      const line = lines.get(key) ?? [];
      if (size >= limits.all || line.length >= limits.each) return false;
      line.push(item);
      lines.set(key, line);
      size += 1;
      return true;
    },
    shift: () => {
      const [key, line] = lines.entries().next().value ?? [];
      if (key === undefined || !line) return undefined;
      const item = line.shift();
      size -= 1;
      // Moves the key to the end of the round, or out of it.
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      return item;
    },
  };
}
