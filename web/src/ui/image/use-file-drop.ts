import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Handles files dropped on an element, or pasted while it has the focus. True while a file hovers
 * over it.
 */
export function useFileDrop(
  ref: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
  disabled: boolean,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file) onFile(file);
  });

  useEffect(() => {
    const element = ref.current;
    if (!element || disabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Without this, a file dropped beside the element would open in the browser and replace the
    // form.
    const keepPage = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage, { signal });
    window.addEventListener('drop', keepPage, { signal });
    element.addEventListener('dragover', (event) => setIsOver(hasFiles(event)), { signal });
    element.addEventListener('dragleave', () => setIsOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        take(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    element.addEventListener('paste', (event) => take(event.clipboardData?.files[0]), { signal });
    return () => {
      listening.abort();
      setIsOver(false);
    };
  }, [ref, disabled]);

  return isOver;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
