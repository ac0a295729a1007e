/** The one address a row stores of a picture. */
export const NAMED_IMAGE = /\/images\/([0-9a-f]{32})\/1280\.webp/g;
const LONGEST = '/images//1280.webp'.length + 32;

/**
 * Collects the pictures that rows name, wherever in a row they do: in a column, in the lines of an
 * order, in what the trail says was there before.
 */
export function collectNamedImages() {
  const hashes = new Set<string>();
  let rest = '';
  return {
    hashes,
    /** An address may stand half in one piece and half in the next. */
    look: (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1');
      // Copied: a piece of a text keeps the whole of it in memory.
      for (const [, hash = ''] of text.matchAll(NAMED_IMAGE)) {
        hashes.add(Buffer.from(hash).toString());
      }
      rest = text.slice(-LONGEST);
    },
  };
}
