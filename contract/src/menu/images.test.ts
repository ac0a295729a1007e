import { expect, it } from 'vitest';
import { imageAt, imageSrcSet, imageUrl } from './images.ts';

const ours = imageUrl('0a1b2c');

it('a picture of ours comes in three widths', () => {
  expect(ours).toBe('/images/0a1b2c/1280.webp');
  expect(imageAt(ours, 320)).toBe('/images/0a1b2c/320.webp');
  expect(imageSrcSet(ours)).toBe(
    '/images/0a1b2c/320.webp 320w, /images/0a1b2c/640.webp 640w, /images/0a1b2c/1280.webp 1280w',
  );
});

it('so does one that lives in a bucket', () => {
  expect(imageAt(`https://cdn.demo.co${ours}`, 640)).toBe(
    'https://cdn.demo.co/images/0a1b2c/640.webp',
  );
});

it.each([
  'https://otro.co/foto.jpg',
  '/logo.svg',
  '',
  '/images/0a1b2c/77.webp',
  'data:image/png,x',
])('another address passes unchanged: %s', (url) => {
  expect(imageAt(url, 320)).toBe(url);
  expect(imageSrcSet(url)).toBeUndefined();
});
