import PDFDocument from 'pdfkit';
import { drawCode, INK, LINE, PAGE, SOFT } from './sheet-parts.ts';

const CODE = 300;

/** One page with the address where the people of a sede sign in, to hang beside the till. */
export function writeStaffSheet(
  url: string,
  { restaurante, sede }: { restaurante: string; sede: string },
): NodeJS.ReadableStream {
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: `Ingreso del personal de ${sede}`, Author: restaurante },
  });
  const left = 2 * PAGE.margin;
  const width = PAGE.width - 2 * left;
  const text = (font: string, size: number, colour: string, words: string, top: number) =>
    sheet
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(words, left, top, { width, align: 'center', height: 3 * size, ellipsis: true });
  const { margin } = PAGE;
  sheet.rect(margin, margin, PAGE.width - 2 * margin, PAGE.height - 2 * margin);
  sheet.strokeColor(LINE).stroke();
  text('Helvetica', 16, SOFT, restaurante || sede, 84);
  text('Helvetica-Bold', 30, INK, 'Ingreso del personal', 112);
  text('Helvetica-Bold', 20, INK, `Sede ${sede}`, 156);
  drawCode(sheet, url, { x: (PAGE.width - CODE) / 2, y: 218, size: CODE });
  text('Helvetica', 14, SOFT, 'Escanea el código, o escribe esta dirección en el navegador:', 548);
  text('Helvetica-Bold', 16, INK, url, 576);
  sheet.end();
  return sheet;
}
