/** The address by which a row names a picture. */
export const NAMED_IMAGE = /\/images\/([0-9a-f]{32})\/1280\.webp/g;
const LONGEST = '/images//1280.webp'.length + 32;

/**
 * Collects the pictures that rows name anywhere: in a column, in the lines of an order, in the
 * audit log's values from before.
 */
export function collectNamedImages() {
  const hashes = new Set<string>();
  let rest = '';
  return {
    hashes,
    /** An address may be split between two chunks. */
    look: (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1');
      // Copied, because a slice of a string keeps the whole string in memory.
      for (const [, hash = ''] of text.matchAll(NAMED_IMAGE)) {
        hashes.add(Buffer.from(hash).toString());
      }
      rest = text.slice(-LONGEST);
    },
  };
}
