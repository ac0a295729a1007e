import type { ImageStore } from '../images/image-store.ts';
import { createChance } from './chance.ts';
import { MENU } from './menu.data.ts';
import { type Menu, menuOf } from './menu.ts';
import { savePictures } from './pictures-of.ts';

/** A whole menu to start with. Its pictures are stored unless they already are. */
export async function storeExampleMenu(images: ImageStore): Promise<Menu> {
  const addresses = await savePictures(
    images,
    MENU.flatMap(({ picture, products }) => [picture, ...products.map((one) => one.picture)]),
  );
  return menuOf('centro', addresses, createChance('example'));
}
