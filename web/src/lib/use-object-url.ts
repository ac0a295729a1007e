import { useEffect, useState } from 'react';

/** An object URL for a file, released when it is no longer shown. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(fresh);
    };
  }, [file]);
  return url;
}
