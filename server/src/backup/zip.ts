import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Content = Buffer | AsyncIterable<Buffer | string>;

/**
 * Writes a zip while its contents arrive. The UTC fields of `clock` become the time of its files.
 */
export function openZip(file: FileHandle, clock: Date) {
  const zip = new ZipFile();
  // A zip stores local time, and yazl takes it in the zone of this machine.
  const mtime = new Date(clock.getTime() + clock.getTimezoneOffset() * 60_000);
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(output, file.createWriteStream({ autoClose: false }));
  // `add` or `end` reports the error, whichever waits for it.
  written.catch(() => undefined);

  return {
    /** Resolves when all of the content has been read. */
    add: async (name: string, content: Content): Promise<void> => {
      const source = Readable.from(Buffer.isBuffer(content) ? [content] : asBytes(content));
      // A webp is already compressed.
      const compress = !name.endsWith('.webp');
      zip.addReadStream(source, name, { mtime, compress, forceDosTimestamp: true });
      await Promise.race([finished(source), written]);
    },
    /** Returns the size of the zip in bytes. */
    end: async (): Promise<number> => {
      zip.end();
      await written;
      return (await file.stat()).size;
    },
  };
}

async function* asBytes(content: AsyncIterable<Buffer | string>) {
  for await (const part of content) yield Buffer.from(part);
}
