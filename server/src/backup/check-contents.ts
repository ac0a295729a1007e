import { damaged } from './damaged.ts';
import type { Digest } from './digest.ts';
import type { Manifest } from './manifest.ts';

type Contents = {
  tables: ReadonlyMap<string, Digest>;
  /** By hash and width. */
  images: ReadonlyMap<string, Omit<Digest, 'rows'>>;
};

/** The contents must match the manifest exactly. */
export function checkContents(manifest: Manifest, { tables, images }: Contents): void {
  const filled = manifest.tables.filter(({ bytes }) => bytes > 0);
  for (const table of filled) {
    const found = tables.get(table.name);
    if (found?.sha256 !== table.sha256 || found.rows !== table.rows) {
      throw damaged(`la tabla ${table.name} no es la que se guardó`);
    }
  }
  for (const image of manifest.images) {
    if (images.get(`${image.hash} ${image.width}`)?.sha256 !== image.sha256) {
      throw damaged(`la imagen ${image.hash} no es la que se guardó`);
    }
  }
  const isAllListed = filled.length === tables.size && manifest.images.length === images.size;
  if (!isAllListed) throw damaged('tiene más de lo que se guardó');
}
