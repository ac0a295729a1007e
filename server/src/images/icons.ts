import { LRUCache } from 'lru-cache';
import { inTurn } from '../http/in-turn.ts';
import type { ImageStore } from './image-store.ts';

const FILES = {
  '192.png': { size: 192, share: 1 },
  '512.png': { size: 512, share: 1 },
  // A phone may cut a circle out of it, so the picture keeps away from the corners.
  'maskable-512.png': { size: 512, share: 0.7 },
} as const;
export type IconFile = keyof typeof FILES;

const PICTURE = /^\/images\/([0-9a-f]{32})\/\d+\.webp$/;
const HASH = /^[0-9a-f]{32}$/;
const PAPER = { r: 251, g: 247, b: 240, alpha: 1 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const MAX_ICONS = 500;
/** How many may wait for their turn; each takes some hundredths of a second. */
const MAX_WAITING = 50;

/** The address of a picture as a square icon; null for a picture that is not ours. */
export function iconAddress(picture: string, file: IconFile): string | null {
  const hash = PICTURE.exec(picture)?.[1];
  return hash ? `/iconos/${hash}/${file}` : null;
}

export function isIconFile(file: string): file is IconFile {
  return Object.hasOwn(FILES, file);
}

/** Square PNGs of stored pictures, as phones want them for an installed app. */
export function openIcons(images: Pick<ImageStore, 'read'>) {
  const made = new LRUCache<string, Buffer>({ max: MAX_ICONS });
  return async (hash: string, file: IconFile): Promise<Buffer | null> => {
    if (!HASH.test(hash)) return null;
    const key = `${hash} ${file}`;
    const known = made.get(key);
    if (known) return known;
    const picture = await images.read(hash, 640);
    if (!picture) return null;
    const icon = await inTurn('iconos', MAX_WAITING, () => draw(picture, file));
    made.set(key, icon);
    return icon;
  };
}

/** The whole picture in the middle of a square. */
async function draw(picture: Buffer, file: IconFile): Promise<Buffer> {
  const { size, share } = FILES[file];
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const edge = Math.floor((size - inner) / 2);
  const background = share < 1 ? PAPER : CLEAR;
  return sharp(picture)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({
      top: edge,
      left: edge,
      bottom: size - inner - edge,
      right: size - inner - edge,
      background,
    })
    .flatten(share < 1 ? { background } : false)
    .png()
    .toBuffer();
}
