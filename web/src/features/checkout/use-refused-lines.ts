import { useState } from 'react';
import type { ApiError } from '../../lib/api/api-client.ts';
import type { CartItem } from '../../lib/stored.ts';
import { type RefusedLine, refusedLines } from './refused-lines.ts';

/** The lines an order was refused for. One that was taken off no longer stands in the way. */
export function useRefusedLines(items: readonly CartItem[]) {
  const [lines, setLines] = useState<RefusedLine[]>([]);
  return {
    refused: lines.filter(({ itemId }) => items.some((item) => item.itemId === itemId)),
    forget: () => setLines([]),
    /** Answers whether it was refused for any. */
    note: (error: ApiError): boolean => {
      const found = refusedLines(error, items);
      setLines(found);
      return found.length > 0;
    },
  };
}
