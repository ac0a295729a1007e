import { createHash } from 'node:crypto';

const NEW_LINE = 0x0a;

export type Digest = { bytes: number; rows: number; sha256: string };

/**
 * Digest of bytes that pass through. COPY writes one line for each row, because breaks inside a
 * value are escaped.
 */
export function openDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  return {
    add: (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows++;
    },
    end: (): Digest => ({ bytes, rows, sha256: hash.digest('hex') }),
  };
}

export function digestOf(content: Buffer): Omit<Digest, 'rows'> {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
