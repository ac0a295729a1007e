import { baseHeaders, noConnection, refusal } from './api-client.ts';

interface UploadOptions {
  method: 'POST' | 'PUT' | 'PATCH';
  form: FormData;
  /** How much has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** As `api`, for forms with files: fetch cannot say how much it has sent. */
export function uploadForm<T>(path: string, options: UploadOptions): Promise<T> {
  const { method, form, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    const headers = baseHeaders();
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as T);
      else reject(refusal(request.status, answer, headers));
    };
    request.onerror = () => reject(noConnection());
    request.ontimeout = request.onerror;
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
