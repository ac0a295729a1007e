import { join } from 'node:path';
import type { ImageWidth } from '@comanda/contract/menu/images';
import { SERVER } from '../folders.ts';

/** What the demo shows. The pictures are drawn by `demo-art` and committed. */
export const PICTURES = [
  'bandeja-paisa',
  'arroz-con-pollo',
  'churrasco',
  'mojarra-frita',
  'sobrebarriga',
  'lechona',
  'costilla-asada',
  'langostinos-al-ajillo',
  'ajiaco-santafereno',
  'sancocho-de-gallina',
  'cazuela-de-mariscos',
  'crema-de-ahuyama',
  'empanadas',
  'patacones-con-hogao',
  'arepa-rellena',
  'chorizo-con-arepa',
  'deditos-de-queso',
  'arepa-de-huevo',
  'hamburguesa-criolla',
  'alitas-bbq',
  'perro-sazon',
  'sanduche-de-pernil',
  'papa-criolla',
  'papas-a-la-francesa',
  'yuca-frita',
  'ensalada-de-la-casa',
  'arepa-con-queso',
  'arroz-blanco',
  'limonada-de-coco',
  'gaseosa',
  'jugo-de-lulo',
  'limonada-natural',
  'jugo-de-mango',
  'cerveza',
  'agua',
  'tinto',
  'tres-leches',
  'arroz-con-leche',
  'flan-de-caramelo',
  'brevas-con-arequipe',
  'aguacate',
  'huevo-frito',
  'chicharron',
  'chorizo',
  'tocineta',
  'queso-costeno',
  'servicio',
  'logo-marta',
  'codigo-bre-b',
  'sede-centro',
  'sede-chapinero',
] as const;
export type PictureName = (typeof PICTURES)[number];

export function pictureFile(name: PictureName, width: ImageWidth): string {
  return join(SERVER, 'src', 'demo', 'pictures', name, `${width}.webp`);
}
