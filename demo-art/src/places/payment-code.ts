import { create } from 'qrcode';
import type { Draw } from '../surface.ts';

const SIZE = 800;
/** Scanners want four modules of white around a code. */
const QUIET = 4;

/** The code of a key that nobody has, as an owner would upload the one of theirs. */
export const paymentCode: Draw = () => {
  const { modules } = create('@lasazondemarta', { errorCorrectionLevel: 'M' });
  // Whole pixels, so that no line shows between two modules.
  const side = Math.floor(SIZE / (modules.size + 2 * QUIET));
  const edge = Math.floor((SIZE - modules.size * side) / 2);
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      path += `M${edge + column * side} ${edge + row * side}h${side}v${side}h${-side}z`;
    }
  }
  return `<rect width="${SIZE}" height="${SIZE}" fill="#FFFFFF"/><path d="${path}" fill="#221B16"/>`;
};
