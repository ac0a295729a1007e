import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES, pictureFile } from './picture-names.ts';

const files = PICTURES.flatMap((name) => IMAGE_WIDTHS.map((width) => pictureFile(name, width)));

test('every picture that the demo names is there in every width, and no other file', () => {
  const folder = dirname(dirname(pictureFile(PICTURES[0], IMAGE_WIDTHS[0])));
  const found = globSync('**/*.*', { cwd: folder }).map((file) => `${folder}/${file}`);
  expect(found.toSorted()).toEqual(files.toSorted());
});

test('the pictures of the demo stay small', async () => {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3.2 * 1024 * 1024);
});

test.each(IMAGE_WIDTHS)('at %i a picture is a webp no wider than that', async (width) => {
  for (const name of PICTURES) {
    const metadata = await sharp(pictureFile(name, width)).metadata();
    expect(metadata.format).toBe('webp');
    expect(metadata.width).toBeLessThanOrEqual(width);
  }
});
