import { create } from 'qrcode';

/** In points, letter size. */
export const PAGE = { width: 612, height: 792, margin: 36 };
export const INK = '#221B16';
export const SOFT = '#6B5E53';
export const LINE = '#CDBFAB';

/** A QR code in a square of `size` points. */
export function drawCode(
  sheet: PDFKit.PDFDocument,
  url: string,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  sheet.fillColor(INK);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        // Slightly wider, so that no printer leaves a gap between two.
        sheet.rect(x + column * side, y + row * side, side + 0.05, side + 0.05);
      }
    }
  }
  sheet.fill();
}
