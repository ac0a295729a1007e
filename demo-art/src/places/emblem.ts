import type { Art } from '../art.ts';
import { ellipse, n, polar } from '../shapes.ts';
import { type Draw, SHADE } from '../surface.ts';

// The pot with its lid ajar and a wooden spoon: the mark of the house, drawn with plain shapes so
// that it survives being 32 pixels wide.
export function pot(color: string, ground: string): string {
  return (
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M-54 -132C-78 -158 -30 -180 -54 -208M6 -142C-18 -168 30 -194 6 -226M66 -132C42 -158 90 -180 66 -208" stroke-width="17"/>' +
    '<path d="M-186 -6H-214Q-232 -6 -232 12V30Q-232 48 -214 48H-180M186 -6H214Q232 -6 232 12V30Q232 48 214 48H180" stroke-width="22"/></g>' +
    `<path d="M-188 -26H188V76Q188 160 104 160H-104Q-188 160 -188 76Z" fill="${color}"/>` +
    `<path d="M-206 -58Q-206 -88 -176 -88H176Q206 -88 206 -58T176 -36H-176Q-206 -36 -206 -58Z" fill="${color}" stroke="${ground}" stroke-width="10"/>` +
    `<path d="M-40 -88Q-40 -116 0 -116T40 -88Z" fill="${color}"/>` +
    `<g transform="translate(4 64) rotate(-38)"><ellipse cx="-86" rx="46" ry="34" fill="${ground}"/>` +
    `<path d="M-50 -11L118 -8Q128 0 118 8L-50 11Z" fill="${ground}"/>` +
    `<ellipse cx="-90" cy="-4" rx="27" ry="18" fill="${color}" fill-opacity=".35"/></g>`
  );
}

// The round badge: achiote, a stitched ring, the pot in the middle.
export const logo: Draw = (art: Art) => {
  const face = art.radial(['#D9541C', '#C2410C .6', '#A53609'], 0.38, 0.3, 0.8);
  let kernels = '';
  for (let i = -3; i <= 3; i += 1) {
    const [x, y] = polar(90 + i * 11, 258);
    kernels +=
      `<path d="M0 -19C14 -17 17 0 12 13Q0 22 -12 13C-17 0 -14 -17 0 -19Z" ` +
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(i * 11)}) scale(${n(1.1 - Math.abs(i) * 0.1)})"/>`;
  }
  return art.at(400, 400, 0, 1, () => {
    return (
      `<path d="${ellipse(396)}" fill="#FBF7F0"/>` +
      `<path d="${ellipse(364)}" fill="${face}"/>` +
      `<path d="${ellipse(364)}" fill="none" stroke="${SHADE}" stroke-width="5" stroke-opacity=".25"/>` +
      `<path d="${ellipse(326)}" fill="none" stroke="#FBF7F0" stroke-width="7" stroke-dasharray="21 17.1" stroke-linecap="round"/>` +
      `<g transform="translate(0 2) scale(1.02)">${pot('#FBF7F0', '#B83C0B')}</g>` +
      `<g fill="#F6C667">${kernels}</g>`
    );
  });
};
