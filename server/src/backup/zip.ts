import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const MAX_BYTES = 0xffffffff;
const MAX_ENTRIES = 0xffff;

type Content = Buffer | AsyncIterable<Buffer | string>;
type Placed = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** Writes a zip as its contents come: what a phone or a computer opens with a double tap. */
export function openZip(file: FileHandle, now: Date) {
  const placed: Placed[] = [];
  let offset = 0;
  const write = async (chunk: Buffer) => {
    offset += chunk.length;
    if (offset > MAX_BYTES) throw new Error('Los datos no caben en un archivo zip.');
    await file.appendFile(chunk);
  };

  const add = async (name: string, content: Content) => {
    if (placed.length === MAX_ENTRIES) throw new Error('Demasiados archivos para un zip.');
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    await write(Buffer.concat([uint32(LOCAL_HEADER), headOf(entry, now), uint16(0), entry.name]));
    // A picture is as small as it gets.
    const deflate = createDeflateRaw({ level: name.endsWith('.webp') ? 0 : 6 });
    const plain = Buffer.isBuffer(content) ? [content] : content;
    async function* counted() {
      for await (const part of plain) {
        const chunk = Buffer.from(part);
        entry.crc = crc32(chunk, entry.crc);
        entry.size += chunk.length;
        yield chunk;
      }
    }
    const source = Readable.from(counted());
    source.once('error', (error) => deflate.destroy(error));
    for await (const chunk of source.pipe(deflate)) {
      entry.packed += chunk.length;
      await write(chunk);
    }
    await write(Buffer.concat([uint32(DESCRIPTOR), sizesOf(entry)]));
    placed.push(entry);
  };

  const end = async () => {
    const start = offset;
    for (const entry of placed) {
      await write(
        Buffer.concat([
          uint32(CENTRAL_HEADER),
          uint16(VERSION),
          headOf(entry, now),
          Buffer.alloc(12),
          uint32(entry.offset),
          entry.name,
        ]),
      );
    }
    const count = uint16(placed.length);
    const directory = [uint32(offset - start), uint32(start)];
    await write(Buffer.concat([uint32(END), uint32(0), count, count, ...directory, uint16(0)]));
    return offset;
  };

  return { add, end };
}

/** What the header beside the content and the one in the directory say alike. */
function headOf(entry: Placed, now: Date): Buffer {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const day =
    ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return Buffer.concat([
    ...[VERSION, FLAGS, DEFLATE, time, day].map(uint16),
    sizesOf(entry),
    uint16(entry.name.length),
  ]);
}

function sizesOf({ crc, packed, size }: Placed): Buffer {
  return Buffer.concat([crc, packed, size].map(uint32));
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
