/** What may be uploaded. The server looks at the content, not at the name. */
export const IMAGE_UPLOAD = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 24_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

/** Stands for a picture nobody has uploaded yet. */
export const PLACEHOLDER_IMAGE = '/sin-foto.svg';

export const IMAGE_WIDTHS = [320, 640, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

// An origin may stand before it when the images live in a bucket.
const OUR_IMAGE = /^((?:https?:\/\/[^/]+)?(?:\/[^/]+)*\/images\/[^/]+\/)(?:320|640|1280)\.webp$/;

/** The same picture at another width; an address that is not one of ours comes back unchanged. */
export function imageAt(url: string, width: ImageWidth): string {
  const base = OUR_IMAGE.exec(url)?.[1];
  return base === undefined ? url : `${base}${width}.webp`;
}

export function imageSrcSet(url: string): string | undefined {
  if (!OUR_IMAGE.test(url)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageAt(url, width)} ${width}w`).join(', ');
}

/** The one address an entity stores. */
export function imageUrl(hash: string): string {
  return `/images/${hash}/1280.webp`;
}
