import type { ImageStore } from '../images/image-store.ts';
import { DESAYUNOS, MENU } from './menu.data.ts';
import { savePictures } from './pictures-of.ts';
import { OWNER, SEDES } from './restaurant.ts';

export { writeDemo } from './write-demo.ts';

/** Stores every picture of the demo once and returns its address. */
export function storePictures(images: ImageStore) {
  const categories = [...MENU, DESAYUNOS];
  return savePictures(images, [
    OWNER.logo,
    ...SEDES.map(({ imagen }) => imagen),
    ...categories.map(({ picture }) => picture),
    ...categories.flatMap(({ products }) => products.map(({ picture }) => picture)),
  ]);
}
