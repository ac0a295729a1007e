import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** A plain picture; each `shade` is another picture. */
export async function picture(
  format: Format = 'png',
  { width = 64, height = 48, shade = 120 } = {},
): Promise<Buffer> {
  const background = { r: shade, g: 80, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart form: objects as JSON, buffers as files, the rest as text. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'archivo');
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
