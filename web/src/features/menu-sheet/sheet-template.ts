const LINES = [
  'categoria;subcategorias;nombre;descripcion;precio;id_sigo;permite_adiciones;agotado',
  'Platos fuertes;De la casa;Ajiaco santafereño;Tres papas, pollo, mazorca y guascas;24500;PF-001;sí;no',
  'Bebidas;;Limonada de coco;Con coco rallado y hielo;9500;BE-001;no;no',
];

/** A small example to fill in. The mark at its beginning makes Excel read the accents. */
export function sheetTemplate(): Blob {
  return new Blob([`\uFEFF${LINES.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
