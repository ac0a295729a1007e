import type { TableLink } from '@comanda/contract/locations/locations';
import { tableWords } from '@comanda/contract/orders/table.words';
import PDFDocument from 'pdfkit';
import { drawCode, INK, LINE, PAGE, SOFT } from './sheet-parts.ts';

// Two by three cards that can be cut apart.
const COLUMNS = 2;
const ROWS = 3;
const CARD = {
  width: (PAGE.width - 2 * PAGE.margin) / COLUMNS,
  height: (PAGE.height - 2 * PAGE.margin) / ROWS,
};
const QR = 132;

/** A sheet of cards with the code of each table, to print and cut. */
export function writeTableSheet(
  tables: readonly TableLink[],
  { restaurante, sede }: { restaurante: string; sede: string },
): NodeJS.ReadableStream {
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: `Mesas de ${sede}`, Author: restaurante },
  });
  tables.forEach((table, at) => {
    const place = at % (COLUMNS * ROWS);
    if (at > 0 && place === 0) sheet.addPage();
    const x = PAGE.margin + (place % COLUMNS) * CARD.width;
    const y = PAGE.margin + Math.floor(place / COLUMNS) * CARD.height;
    drawCard(sheet, table, { x, y, heading: restaurante || sede, sede });
  });
  sheet.end();
  return sheet;
}

function drawCard(
  sheet: PDFKit.PDFDocument,
  { mesa, url }: TableLink,
  { x, y, heading, sede }: { x: number; y: number; heading: string; sede: string },
) {
  const centred = { width: CARD.width - 24, align: 'center', lineBreak: false } as const;
  const text = (font: string, size: number, colour: string, words: string, top: number) =>
    sheet
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(words, x + 12, y + top, { ...centred, height: size + 4, ellipsis: true });
  sheet.rect(x, y, CARD.width, CARD.height).dash(3, { space: 3 }).strokeColor(LINE).stroke();
  sheet.undash();
  text('Helvetica', 10, SOFT, heading, 16);
  text('Helvetica-Bold', 22, INK, tableWords(mesa), 30);
  drawCode(sheet, url, { x: x + (CARD.width - QR) / 2, y: y + 62, size: QR });
  text('Helvetica-Bold', 11, INK, 'Escanea y pide desde tu celular', 62 + QR + 10);
  text('Helvetica', 9, SOFT, `Sede ${sede}`, 62 + QR + 26);
}
