import { fetchFile } from '../../lib/api/fetch-file.ts';

/** All that the restaurant has here, as a zip. */
export function fetchAllData(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  return fetchFile('GET /api/admin/export', { signal, onProgress });
}
