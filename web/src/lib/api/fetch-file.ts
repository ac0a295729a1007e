import type { FileCall } from '@comanda/contract/endpoints';
import {
  type AnyParts,
  baseHeaders,
  type CallParts,
  lineOf,
  noConnection,
  readJson,
  refusal,
} from './api-client.ts';

interface FetchFileOptions {
  signal?: AbortSignal;
  /** The part received so far, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The same as `apiFile`, for large files that show progress. */
export function fetchFile<C extends FileCall>(
  call: C,
  options: CallParts<C> & FetchFileOptions,
): Promise<Blob>;
export async function fetchFile(call: string, options: AnyParts & FetchFileOptions) {
  const { signal, onProgress } = options;
  const headers = baseHeaders();
  const [method, url] = lineOf(call, options);
  const response = await unlessAway(fetch(url, { method, headers, ...(signal && { signal }) }));
  if (!response.ok) {
    throw refusal(response.status, await readJson(response), headers);
  }
  const size = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  onProgress(0);
  for (;;) {
    const part = await unlessAway(reader.read());
    if (!part.value) break;
    parts.push(part.value);
    come += part.value.length;
    if (size > 0) onProgress(come / size);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** An error while reading means that the connection was lost, unless a person cancelled. */
async function unlessAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw noConnection();
  }
}
