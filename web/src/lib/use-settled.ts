import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The text once nobody has typed for a moment; an emptied text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
