import { IMAGE_UPLOAD } from '@comanda/contract/menu/images';
import { imagesMessages } from '@comanda/contract/menu/images.messages';

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A decoded picture. `close` releases its object URL. */
export interface OpenImage {
  element: HTMLImageElement;
  name: string;
  close: () => void;
}

interface CropOptions {
  maxWidth: number;
  /** Keeps transparency if the browser cannot encode WebP. */
  transparent: boolean;
}

/** Why a picture cannot be used, in words for a person. */
export class ImageProblem extends Error {}

const QUALITY = 0.86;
const EXTENSIONS: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
// JPEG has no transparency; without this, transparent parts would be black.
const GROUND = '#ffffff';

/** Opens the chosen file. It may be larger than an upload, because the crop makes it smaller. */
export async function openImage(file: File): Promise<OpenImage> {
  // Some systems do not know the type of AVIF files. Then decoding decides.
  const isKnown = file.type === '' || IMAGE_UPLOAD.types.some((type) => type === file.type);
  if (!isKnown) throw new ImageProblem(imagesMessages.unreadable);
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch {
    close();
    throw new ImageProblem(imagesMessages.unreadable);
  }
  if (element.naturalWidth * element.naturalHeight > IMAGE_UPLOAD.maxPixels) {
    close();
    throw new ImageProblem(imagesMessages.tooLarge);
  }
  return { element, name: file.name, close };
}

/** The chosen part as a new file, small enough to send from a phone. */
export async function cropImage(
  { element, name }: OpenImage,
  area: CropArea,
  { maxWidth, transparent }: CropOptions,
): Promise<File> {
  const { width, height } = fitted(area, maxWidth);
  const draw = (ground?: string) => drawn(element, area, width, height, ground);
  let blob = await encoded(draw(), 'image/webp');
  // A browser that cannot encode WebP returns a PNG instead.
  if (blob.type !== 'image/webp' && !transparent) blob = await encoded(draw(GROUND), 'image/jpeg');
  if (blob.size > IMAGE_UPLOAD.maxBytes) throw new ImageProblem(imagesMessages.tooLarge);
  const base = name.replace(/\.[^.]*$/, '') || 'imagen';
  return new File([blob], `${base}.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type });
}

/** Never larger than the chosen part. */
function fitted({ width, height }: CropArea, maxWidth: number) {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function drawn(
  element: HTMLImageElement,
  area: CropArea,
  width: number,
  height: number,
  ground?: string,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new ImageProblem(imagesMessages.unreadable);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(element, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ImageProblem(imagesMessages.unreadable))),
      type,
      QUALITY,
    ),
  );
}
