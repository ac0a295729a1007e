import type { Answer, FormCall } from '@comanda/contract/endpoints';
import {
  type AnyParts,
  baseHeaders,
  type CallParts,
  formOf,
  lineOf,
  noConnection,
  refusal,
} from './api-client.ts';

interface UploadOptions {
  /** The part sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * The same as `api`, for forms with files. It uses XMLHttpRequest, because `fetch` cannot report
 * progress.
 */
export function uploadForm<C extends FormCall>(
  call: C,
  options: CallParts<C> & UploadOptions,
): Promise<Answer<C>>;
export function uploadForm(call: string, options: AnyParts & UploadOptions) {
  const { form = {}, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(...lineOf(call, options));
    const headers = baseHeaders();
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer);
      else reject(refusal(request.status, answer, headers));
    };
    request.onerror = () => reject(noConnection());
    request.ontimeout = request.onerror;
    request.send(formOf(form));
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
