/** What may be uploaded. The server checks the content, not the name. */
export const IMAGE_UPLOAD = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 24_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

/** Shown for a picture that nobody has uploaded yet. */
export const PLACEHOLDER_IMAGE = '/sin-foto.svg';

export const IMAGE_WIDTHS = [320, 640, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

// An origin comes before it when the images are in a bucket.
const OUR_IMAGE = /^((?:https?:\/\/[^/]+)?(?:\/[^/]+)*\/images\/[^/]+\/)(?:320|640|1280)\.webp$/;

/** The same picture at another width; an address that is not ours is returned unchanged. */
export function imageAt(url: string, width: ImageWidth): string {
  const base = OUR_IMAGE.exec(url)?.[1];
  return base === undefined ? url : `${base}${width}.webp`;
}

export function imageSrcSet(url: string): string | undefined {
  if (!OUR_IMAGE.test(url)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageAt(url, width)} ${width}w`).join(', ');
}

/** The address that an entity stores. */
export function imageUrl(hash: string): string {
  return `/images/${hash}/1280.webp`;
}
