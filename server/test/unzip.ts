import { crc32, inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** Every file in a zip, by the directory at its end. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const stored = zip.subarray(start, start + packed);
    const content = zip.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored);
    expect([crc32(content), content.length], name).toEqual([
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
    ]);
    files.set(name, content);
    at += 46 + nameLength;
  }
  return files;
}
