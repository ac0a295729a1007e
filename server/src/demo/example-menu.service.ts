import { readFile } from 'node:fs/promises';
import { IMAGE_WIDTHS, type ImageWidth } from '@comanda/contract/menu/images';
import { hashOf } from '../images/encode-image.ts';
import { type ImageStore, saveImage } from '../images/image-store.ts';
import { createChance } from './chance.ts';
import { MENU } from './menu.data.ts';
import { type Menu, menuOf } from './menu.ts';
import { type PictureName, pictureFile } from './picture-names.ts';

/** A whole menu to start with. Its pictures are stored unless they already are. */
export async function storeExampleMenu(images: ImageStore): Promise<Menu> {
  const addresses = await savePictures(
    images,
    MENU.flatMap(({ picture, products }) => [picture, ...products.map((one) => one.picture)]),
  );
  return menuOf('centro', addresses, createChance('example'));
}

/** How many pictures are stored at once; the store may be a bucket. */
const AT_ONCE = 4;

/**
 * Stores each picture once and returns its address. Pictures of an interrupted start are reused.
 */
export async function savePictures(
  images: ImageStore,
  names: Iterable<PictureName>,
): Promise<Map<PictureName, string>> {
  const waiting = [...new Set(names)];
  const addresses = new Map<PictureName, string>();
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      addresses.set(name, await savePicture(images, name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return addresses;
}

async function savePicture(images: ImageStore, name: PictureName): Promise<string> {
  const read = async (width: ImageWidth) => ({
    width,
    content: await readFile(pictureFile(name, width)),
  });
  const files = await Promise.all(IMAGE_WIDTHS.map(read));
  const hash = hashOf(Buffer.concat(files.map(({ content }) => content)));
  return saveImage(images, { hash, files });
}
