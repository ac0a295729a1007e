import type { Art } from '../art.ts';
import { blob, box, ellipse, line, n, type Point, polar } from '../shapes.ts';
import { type Draw, gleam, SHADE, softLine, solid } from '../surface.ts';
import {
  awning,
  bicycle,
  bulbs,
  lantern,
  planter,
  shopDoor,
  shopWindow,
  signBoard,
} from './street.ts';

const GROUND = 742;

// Cobbles or slabs: rows that open toward the viewer.
function pavement(art: Art, light: string, dark: string): string {
  let joints = '';
  const rows = [GROUND + 18, GROUND + 46, GROUND + 84];
  rows.forEach((y, row) => {
    joints += `M0 ${y}H1600`;
    for (let x = (row % 2) * 60 - 20; x < 1620; x += 120 + row * 26) {
      const next = rows[row + 1] ?? GROUND + 92;
      joints += `M${n(800 + (x - 800) * (1 + row * 0.02))} ${y}L${n(800 + (x - 800) * (1.03 + row * 0.03))} ${next}`;
    }
  });
  return (
    `<rect y="${GROUND}" width="1600" height="96" fill="${art.linear([light, dark], 90)}"/>` +
    `<path d="${joints}" fill="none" stroke="#6B5138" stroke-width="3" stroke-opacity=".35"/>` +
    `<rect y="${GROUND + 92}" width="1600" height="14" fill="#8E7860"/>` +
    `<rect y="${GROUND + 106}" width="1600" height="52" fill="${art.linear(['#6E625A', '#544A44'], 90)}"/>`
  );
}

// A roof of clay tiles: columns of half-round tiles and the shadow of the eave.
function tileRoof(art: Art, x: number, y: number, width: number, height: number): string {
  let tiles = '';
  const step = 40;
  const count = Math.round(width / step);
  for (let i = 0; i < count; i += 1) {
    const left = x + i * step;
    tiles += `<path d="${box(left, y, step - 3, height + (i % 2) * 6, 18)}" fill="${i % 3 === 0 ? '#C4623A' : i % 3 === 1 ? '#B5532E' : '#D2744A'}"/>`;
  }
  let courses = '';
  for (let row = 1; row < 4; row += 1) {
    courses += `M${x} ${n(y + (height * row) / 4)}H${x + width}`;
  }
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#8A3E20"/>${tiles}` +
    `<path d="${courses}" stroke="#6E2A12" stroke-width="6" stroke-opacity=".4"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height + 10}" fill="${art.linear(['#FFD9A8 0 .35', '#FFD9A8 .4 0', '#3A1406 1 .3'], 90)}"/>` +
    `<rect x="${x + 20}" y="${y + height + 4}" width="${width - 40}" height="46" fill="${art.linear(['#2B150A 0 .38', '#2B150A 1 0'], 90)}"/>`
  );
}

// The green balcony of a house in La Candelaria.
function balcony(art: Art, x: number, y: number): string {
  let rails = '';
  for (let i = 0; i <= 14; i += 1) {
    rails += `M${-196 + i * 28} 0V84`;
  }
  return art.at(
    x,
    y,
    0,
    1,
    () =>
      `<path d="${box(-118, -168, 236, 176, 6)}" fill="#2B5A34"/>` +
      `<path d="${box(-104, -156, 100, 164, 4)}" fill="${art.linear(['#FFE3A0', '#E9A04A'], 90)}"/><path d="${box(4, -156, 100, 164, 4)}" fill="${art.linear(['#FFE3A0', '#E9A04A'], 90)}"/>` +
      '<path d="M-54 -156V8M54 -156V8M-104 -76H104" stroke="#2B5A34" stroke-width="8"/>' +
      `<path d="${rails}" stroke="#24512E" stroke-width="9"/><path d="${box(-210, -10, 420, 16, 6)}" fill="#3A7546"/><path d="${box(-216, 80, 432, 20, 6)}" fill="#24512E"/>` +
      '<path d="M-170 100L-140 130M170 100L140 130" stroke="#24512E" stroke-width="12"/>' +
      art.at(-130, 10, 0, 0.5, () => planter(art, 1, '#D93A22')) +
      art.at(0, 10, 0, 0.5, () => planter(art, 1, '#E86A8A')) +
      art.at(130, 10, 0, 0.5, () => planter(art, 1, '#D93A22')),
  );
}

export const centro: Draw = (art) => {
  const ridge: Point[] = [
    [-20, 300],
    [120, 210],
    [260, 250],
    [420, 120],
    [560, 190],
    [760, 90],
    [940, 180],
    [1120, 110],
    [1300, 210],
    [1460, 150],
    [1640, 260],
  ];
  const hills = `${line(ridge)}L1640 520L-20 520Z`;
  return (
    `<rect width="1600" height="900" fill="${art.linear(['#F9D9A8', '#FBE6C4 .4', '#FFF3DE'], 90)}"/>` +
    gleam(art, 300, 150, 320, 220, 0.9) +
    `<path d="${hills}" fill="${art.linear(['#7E9A68', '#A8B98A'], 90)}"/>` +
    '<path d="M730 96V64H744V44L760 26L776 44V64H790V96Z" fill="#FFFDF6"/><path d="M760 26V10M752 16H768" stroke="#FFFDF6" stroke-width="5"/><path d="M754 96V78H766V96Z" fill="#B79F7E"/>' +
    `<rect x="-10" y="330" width="170" height="420" fill="${art.linear(['#E9B24E', '#D2933A'], 90)}"/><rect x="-20" y="310" width="196" height="34" fill="#A34A26"/>` +
    `<rect x="1440" y="300" width="190" height="450" fill="${art.linear(['#7FA6B8', '#5E889C'], 90)}"/><rect x="1426" y="282" width="190" height="34" fill="#A34A26"/>` +
    '<rect x="40" y="420" width="70" height="110" fill="#7A3E1C"/><rect x="1500" y="410" width="66" height="112" fill="#F6E7CC"/>' +
    `<rect x="150" y="220" width="1300" height="${GROUND - 220}" fill="${art.linear(['#FFFBF2', '#F6EAD4 .6', '#EAD6B4'], 80)}"/>` +
    `<rect x="150" y="636" width="1300" height="${GROUND - 636}" fill="${art.linear(['#C2541E', '#96380E'], 90)}"/><rect x="150" y="628" width="1300" height="10" fill="#7A2A08"/>` +
    tileRoof(art, 110, 150, 1380, 84) +
    balcony(art, 400, 404) +
    art.at(1120, 254, 0, 1, () => signBoard(art, 400, 112, '#221B16', pot('#FBF7F0', '#221B16'))) +
    art.at(1120, 470, 0, 1, () => shopWindow(art, 500, 190, '#6E3A16', 4)) +
    art.at(400, 560, 0, 1, () => shopWindow(art, 220, 100, '#6E3A16', 3)) +
    art.at(700, 474, 0, 1, () => shopDoor(art, 160, GROUND - 474, '#A8622C', '#5E3010')) +
    art.at(1120, 392, 0, 1, () => awning(art, 560, 84, 10, '#C2410C', '#9A340A')) +
    art.at(700, 396, 0, 1, () => awning(art, 220, 62, 4, '#C2410C', '#9A340A')) +
    art.at(826, 336, 0, 0.62, () => lantern(art)) +
    art.at(206, 400, 0, 0.62, () => lantern(art)) +
    pavement(art, '#D9C4A4', '#B79F7E') +
    art.at(586, 716, 0, 0.58, () => planter(art, 1)) +
    art.at(816, 716, 0, 0.58, () => planter(art, 1, '#F2A63A')) +
    art.at(1404, 716, 0, 0.66, () => planter(art, 1, '#D93A22')) +
    art.at(204, 714, 0, 0.72, () => planter(art, 1)) +
    art.at(1130, 752, 0, 0.86, () => table(art)) +
    evening(art, '#FFB45A')
  );
};

// A small table with two stools and a soup on it.
function table(art: Art): string {
  return (
    '<ellipse cx="10" cy="92" rx="190" ry="14" fill="#2B150A" fill-opacity=".3"/>' +
    '<path d="M0 0V86M-44 88H44" stroke="#4A2E1A" stroke-width="13" stroke-linecap="round"/>' +
    '<path d="M-150 30V88M-106 30V88M150 30V88M106 30V88" stroke="#4A2E1A" stroke-width="9" stroke-linecap="round"/>' +
    `<path d="${box(-168, 18, 80, 18, 9)}" fill="#C2410C"/><path d="${box(88, 18, 80, 18, 9)}" fill="#C2410C"/>` +
    solid(art, box(-110, -16, 220, 24, 12), {
      fill: art.linear(['#E3AD70', '#A8682F'], 90),
      shade: '#6E4018',
      edge: 5,
      lift: 4,
    }) +
    '<path d="M-46 -46H46Q42 -16 14 -16H-14Q-42 -16 -46 -46Z" fill="#2B211C"/><ellipse cy="-46" rx="46" ry="9" fill="#F3C14C"/>' +
    `${softLine(art, 'M-12 -62C-26 -78 2 -90 -12 -108M14 -62C0 -78 28 -90 14 -108', '#FFFFFF', 7, 0.6)}`
  );
}

// The last light of the day over everything.
function evening(art: Art, color: string): string {
  return `<rect width="1600" height="900" fill="${art.linear([`${color} 0 .26`, `${color} .4 .02`, '#3A1A2E 1 .2'], 40)}"/>`;
}

function bricks(x: number, y: number, width: number, height: number): string {
  let mortar = '';
  let row = 0;
  for (let at = y + 22; at < y + height; at += 22) {
    mortar += `M${x} ${at}H${x + width}`;
    for (let joint = x + (row % 2) * 30 + 20; joint < x + width; joint += 60) {
      mortar += `M${joint} ${at - 22}V${at}`;
    }
    row += 1;
  }
  return `<path d="${mortar}" fill="none" stroke="#F0C8A4" stroke-width="2.5" stroke-opacity=".38"/>`;
}

export const chapinero: Draw = (art) => {
  const gable = 'M250 262L520 70L790 262Z';
  const tree = (x: number, y: number, size: number): string =>
    art.at(
      x,
      y,
      0,
      size,
      () =>
        '<path d="M-12 300Q-4 120 -8 40H10Q8 130 16 300Z" fill="#5E4026"/>' +
        (
          [
            [-66, 20, 70],
            [66, 24, 68],
            [0, -46, 84],
            [-36, 50, 58],
            [40, 56, 56],
          ] as const
        )
          .map(([cx, cy, r]) =>
            art.at(cx, cy, 0, 1, () =>
              solid(art, blob(art.random, r, r * 0.94, 0.07, 9), {
                fill: art.radial(['#97BE6E', '#56914C .6', '#32663C']),
                shade: '#1F4A2A',
                light: '#E9F3B4',
                edge: 9,
                lift: 5,
              }),
            ),
          )
          .join(''),
    );
  return (
    `<rect width="1600" height="900" fill="${art.linear(['#6F9AA8', '#CFC2AE .3', '#F9C88F .55', '#FBE0B8'], 90)}"/>` +
    `<path d="M-20 420L180 330L360 400L560 300L800 390L1040 290L1260 380L1440 310L1640 400V620H-20Z" fill="#6E8A86" fill-opacity=".75"/>` +
    '<g fill="#8E7A78"><rect x="960" y="150" width="150" height="600"/><rect x="1390" y="210" width="130" height="540"/><rect x="30" y="240" width="130" height="510"/></g>' +
    '<g fill="#FFE0A0" fill-opacity=".85"><rect x="984" y="190" width="26" height="34"/><rect x="1050" y="190" width="26" height="34"/><rect x="984" y="262" width="26" height="34"/><rect x="1420" y="250" width="24" height="32"/><rect x="1466" y="318" width="24" height="32"/><rect x="60" y="290" width="24" height="32"/><rect x="108" y="360" width="24" height="32"/></g>' +
    tree(120, 480, 1.05) +
    tree(1510, 470, 1.15) +
    `<path d="${gable}" fill="#8A3F26"/>${`<g clip-path="${art.clip(gable)}">${bricks(250, 60, 540, 210)}</g>`}` +
    '<path d="M222 274L520 58L818 274L796 296L520 98L244 296Z" fill="#3E2A20"/>' +
    `<rect x="250" y="260" width="1100" height="${GROUND - 260}" fill="${art.linear(['#B0573A', '#9A452A .6', '#7E341E'], 80)}"/>` +
    bricks(250, 260, 1100, GROUND - 260) +
    '<rect x="780" y="240" width="590" height="26" fill="#3E2A20"/>' +
    `<path d="${ellipse(58, 58, 520, 190)}" fill="#F6E7CC"/><path d="${ellipse(46, 46, 520, 190)}" fill="${art.linear(['#FFE9AC', '#F0AC54'], 90)}"/><path d="M520 144V236M474 190H566" stroke="#F6E7CC" stroke-width="8"/>` +
    art.at(520, 300, 0, 1, () => signBoard(art, 420, 112, '#F6EAD4', pot('#2F6B3C', '#F6EAD4'))) +
    [900, 1070, 1240].map((x) => art.at(x, 300, 0, 1, () => upperWindow(art))).join('') +
    art.at(520, 520, 0, 1, () => shopWindow(art, 460, 158, '#23301F', 3)) +
    art.at(1160, 520, 0, 1, () => shopWindow(art, 300, 158, '#23301F', 2)) +
    art.at(878, 508, 0, 1, () => shopDoor(art, 164, GROUND - 508, '#3C7A48', '#1F4A2A')) +
    art.at(540, 432, 0, 1, () => awning(art, 560, 88, 10, '#2F6B3C', '#1F4F2B')) +
    art.at(1160, 440, 0, 1, () => awning(art, 360, 78, 7, '#2F6B3C', '#1F4F2B')) +
    art.at(878, 446, 0, 0.6, () => lantern(art)) +
    pavement(art, '#C9B8A4', '#A08E7C') +
    art.at(1075, 270, 0, 1, () => bulbs(art, 560, 22, 9)) +
    art.at(300, 716, 0, 0.74, () => planter(art, 1)) +
    art.at(756, 718, 0, 0.56, () => planter(art, 1, '#F2A63A')) +
    art.at(1000, 718, 0, 0.56, () => planter(art, 1, '#F2A63A')) +
    art.at(1230, 738, 0, 0.8, () => bicycle(art, '#C2410C')) +
    art.at(560, 756, 0, 0.86, () => chalkboard()) +
    `<path d="M0 ${GROUND + 134}H1600" stroke="#F6E7CC" stroke-width="6" stroke-dasharray="60 40" stroke-opacity=".6"/>` +
    evening(art, '#FFC27A')
  );
};

function upperWindow(art: Art): string {
  return (
    `<path d="${box(-52, -10, 104, 112, 6)}" fill="#F6E7CC"/>` +
    `<path d="${box(-42, 0, 84, 92, 3)}" fill="${art.linear(['#8FB0BC', '#F3C88A'], 90)}"/>` +
    '<path d="M0 0V92M-42 44H42" stroke="#F6E7CC" stroke-width="7"/>'
  );
}

// The menu of the day on the pavement, in chalk.
function chalkboard(): string {
  return (
    '<ellipse cx="8" cy="52" rx="92" ry="11" fill="#2B150A" fill-opacity=".3"/>' +
    '<path d="M-70 50L-52 -130H52L70 50Z" fill="#8A5A2C"/><path d="M-54 34L-40 -116H40L54 34Z" fill="#28312A"/>' +
    '<path d="M-22 -92H22M-30 -62H14M-32 -40H26M-34 -18H8M-38 6H30" stroke="#FBF7F0" stroke-width="5" stroke-linecap="round" stroke-opacity=".85"/>' +
    '<circle cx="26" cy="-62" r="5" fill="#F6C667"/><circle cx="24" cy="-18" r="5" fill="#F6C667"/>'
  );
}

// The pot with its lid ajar and a wooden spoon: the mark of the house, drawn with plain shapes so
// that it survives being 32 pixels wide.
function pot(color: string, ground: string): string {
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
