import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PICTURES, pictureFile } from '../../server/src/demo/picture-names.ts';
import { encodePicture } from '../../server/src/images/encode-image.ts';
import { drawPicture } from './pictures.ts';

// `npm run draw:demo`: draws every picture of the demo into the folder the demo reads them from.
// They are encoded once and read by everybody, so the smallest file is worth the time it takes.
for (const name of PICTURES) {
  const { files } = await encodePicture(Buffer.from(drawPicture(name)), { effort: 6 });
  for (const { width, content } of files) {
    const file = pictureFile(name, width);
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { force: true });
    await writeFile(file, content);
  }
}
