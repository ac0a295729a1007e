import { imageUrl } from '@comanda/contract/menu/images';
import { encodePicture, hashOf } from '../images/encode-image.ts';
import { type ImageStore, saveImage } from '../images/image-store.ts';
import { drawPicture, type PictureName } from './pictures/pictures.ts';

/** Two cores stay busy with four: each spends part of its time writing files. */
const AT_ONCE = 4;

/** Stores each picture once and answers where it is. Pictures of an interrupted start are reused. */
export async function savePictures(
  images: ImageStore,
  names: Iterable<PictureName>,
): Promise<Map<PictureName, string>> {
  const waiting = [...new Set(names)];
  const addresses = new Map<PictureName, string>();
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      addresses.set(name, await saveDrawing(images, Buffer.from(drawPicture(name))));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return addresses;
}

async function saveDrawing(images: ImageStore, drawing: Buffer): Promise<string> {
  const hash = hashOf(drawing);
  return (await images.has(hash))
    ? imageUrl(hash)
    : saveImage(images, await encodePicture(drawing));
}
