import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Content = Buffer | AsyncIterable<Buffer | string>;

/**
 * Writes a zip as its contents come: what a phone or a computer opens with a double tap. The UTC fields
 * of `clock` are the time that its files are given.
 */
export function openZip(file: FileHandle, clock: Date) {
  const zip = new ZipFile();
  // A zip keeps what a clock on the wall reads; yazl reads it in the zone of this machine.
  const mtime = new Date(clock.getTime() + clock.getTimezoneOffset() * 60_000);
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(output, file.createWriteStream({ autoClose: false }));
  // Told by `add` or `end`, whichever waits for it.
  written.catch(() => undefined);

  return {
    /** Resolves when all of the content has been read. */
    add: async (name: string, content: Content): Promise<void> => {
      const source = Readable.from(Buffer.isBuffer(content) ? [content] : asBytes(content));
      // A picture is as small as it gets.
      const compress = !name.endsWith('.webp');
      zip.addReadStream(source, name, { mtime, compress, forceDosTimestamp: true });
      await Promise.race([finished(source), written]);
    },
    /** Answers how many bytes the zip has. */
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
