// @vitest-environment happy-dom
import { imagesMessages } from '@comanda/contract/menu/images.messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cropImage, ImageProblem, openImage } from './crop-image.ts';

const revoked = vi.fn();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});

afterEach(() => {
  vi.restoreAllMocks();
  revoked.mockReset();
});

const decodesTo = (width: number, height: number) => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
};

const file = (type: string, name = 'plato.jpg') => new File(['x'], name, { type });

describe('opening a picture', () => {
  test('accepts the types that the server reads, and files without a type', async () => {
    decodesTo(4000, 3000);
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif', '']) {
      expect((await openImage(file(type))).name).toBe('plato.jpg');
    }
  });

  test.each(['image/heic', 'image/svg+xml', 'application/pdf'])('refuses %s', async (type) => {
    await expect(openImage(file(type))).rejects.toThrow(imagesMessages.unreadable);
  });

  test('refuses a file that is no picture, and releases its object URL', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
    await expect(openImage(file('image/png'))).rejects.toThrow(imagesMessages.unreadable);
    expect(revoked).toHaveBeenCalledWith('blob:foto');
  });

  test('refuses more than 24 megapixels', async () => {
    decodesTo(6000, 4001);
    await expect(openImage(file('image/jpeg'))).rejects.toThrow(imagesMessages.tooLarge);
    expect(revoked).toHaveBeenCalledWith('blob:foto');
  });
});

describe('cropping', () => {
  const drawImage = vi.fn();
  const image = { element: new Image(), name: 'Mi plato.HEIC.jpg', close: () => undefined };
  const area = { x: 100, y: 50, width: 3200, height: 2400 };

  /** A browser that can encode these types. It returns a PNG for others, as the standard says. */
  const encodes = (types: string[], bytes = 10) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage,
      fillRect: () => undefined,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
      const written = types.includes(type) ? type : 'image/png';
      done(new Blob(['x'.repeat(bytes)], { type: written }));
    });
  };
  const crop = (transparent: boolean) => cropImage(image, area, { maxWidth: 1600, transparent });

  test('draws the chosen part, not wider than allowed', async () => {
    encodes(['image/webp']);
    const cropped = await crop(false);
    expect(drawImage).toHaveBeenLastCalledWith(
      image.element,
      100,
      50,
      3200,
      2400,
      0,
      0,
      1600,
      1200,
    );
    expect(cropped).toMatchObject({ name: 'Mi plato.HEIC.webp', type: 'image/webp' });
  });

  test('does not enlarge a small picture', async () => {
    encodes(['image/webp']);
    const small = { x: 0, y: 0, width: 400, height: 300 };
    await cropImage(image, small, { maxWidth: 1600, transparent: false });
    expect(drawImage).toHaveBeenLastCalledWith(image.element, 0, 0, 400, 300, 0, 0, 400, 300);
  });

  test('falls back to JPEG for photos and PNG for logos if the browser cannot encode WebP', async () => {
    encodes(['image/jpeg']);
    expect((await crop(false)).name).toBe('Mi plato.HEIC.jpg');
    expect((await crop(true)).name).toBe('Mi plato.HEIC.png');
  });

  test('refuses a result that the server would refuse', async () => {
    encodes(['image/webp'], 5 * 1024 * 1024 + 1);
    await expect(crop(false)).rejects.toThrow(ImageProblem);
  });
});
