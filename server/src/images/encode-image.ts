import { createHash } from 'node:crypto';
import { IMAGE_UPLOAD, IMAGE_WIDTHS, type ImageWidth } from '@comanda/contract/menu/images';
import type { Metadata } from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { inTurn } from '../http/in-turn.ts';

export type EncodedImage = {
  hash: string;
  files: { width: ImageWidth; content: Buffer }[];
};

/** Accepts an upload as a picture only after its content was decoded as one. */
export async function encodeUpload(upload: Uint8Array): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const metadata = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw new AppError('imagen_invalida', { cause: error });
    });
  if (!isAllowed(metadata)) throw new AppError('imagen_invalida');
  if (metadata.width * metadata.height > IMAGE_UPLOAD.maxPixels) {
    throw new AppError('imagen_demasiado_grande');
  }
  // One large picture at a time: a decoded one takes a hundred megabytes.
  return inTurn('imágenes', Infinity, () => encodePicture(upload)).catch((error) => {
    throw new AppError('imagen_invalida', { cause: error });
  });
}

/**
 * Re-encodes the picture in every width and drops what a camera wrote into the file (place, time).
 * More effort, up to 6, makes smaller files and takes longer.
 */
export async function encodePicture(
  picture: Uint8Array,
  { effort = 2 }: { effort?: number } = {},
): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const largest = await sharp(picture, { limitInputPixels: IMAGE_UPLOAD.maxPixels })
    .autoOrient()
    .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: EncodedImage['files'] = [];
  for (const width of IMAGE_WIDTHS) {
    const content = await sharp(largest.data, { raw: largest.info })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 75, effort })
      .toBuffer();
    files.push({ width, content });
  }
  return { hash: hashOf(picture), files };
}

/** Loaded with the first picture, so that no start waits for it. */
async function loadSharp() {
  return (await import('sharp')).default;
}

export function hashOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32);
}

function isAllowed({ format, compression }: Metadata) {
  // sharp reports AVIF by its container; HEIC has the same one with another compression.
  if (format === 'heif') return compression === 'av1';
  return format === 'jpeg' || format === 'png' || format === 'webp';
}
