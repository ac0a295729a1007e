import { useEffect, useState } from 'react';

/** An address to show a file by, given back when nobody shows it any more. */
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
