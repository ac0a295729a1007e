import type { Art } from '../art.ts';
import { blob, ellipse, n, outline, type Point, polar, scatter } from '../shapes.ts';
import { freckles, gleam, glint, softLine, solid } from '../surface.ts';

// Half a coconut, open to the viewer.
export function coconut(art: Art, radius = 130): string {
  const shell = blob(art.random, radius, radius * 0.97, 0.02, 14);
  const hair = scatter(art.random, 60, radius * 0.99, radius * 0.97, 12);
  return (
    solid(art, shell, {
      fill: art.radial(['#9A643A', '#6E4020 .6', '#42220E']),
      shade: '#2A1206',
      edge: 12,
      lift: 16,
    }) +
    freckles(art, shell, hair, ['#B98252', '#4A260E'], [2, 7], 0.6) +
    `<path d="${ellipse(radius * 0.88)}" fill="${art.radial(['#FFFFFF .6', '#FBF7EC .85', '#E9DEC6'], 0.5, 0.5, 0.5)}"/>` +
    `<path d="${ellipse(radius * 0.64)}" fill="${art.radial(['#D9CDB4', '#F1E9D8 .55', '#FFFFFF'], 0.4, 0.34, 0.75)}"/>` +
    gleam(art, radius * 0.16, radius * 0.3, radius * 0.3, radius * 0.14, 0.9) +
    glint(
      art,
      `M${n(-radius * 0.76)} ${n(-radius * 0.1)}Q${n(-radius * 0.68)} ${n(-radius * 0.6)} ${n(-radius * 0.16)} ${n(-radius * 0.76)}`,
      7,
      0.8,
    )
  );
}

// A lulo: orange outside, green jelly in four chambers inside.
export function luloHalf(art: Art, radius = 110): string {
  let chambers = '';
  for (let i = 0; i < 4; i += 1) {
    const angle = i * 90 + 45;
    const [x, y] = polar(angle, radius * 0.4);
    const seeds = [-26, -8, 12, 28]
      .map((turn, at) => {
        const [sx, sy] = polar(angle + turn, radius * (at % 2 === 0 ? 0.36 : 0.52));
        return `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(radius * 0.045)}" fill="#F3F0B4" stroke="#6E8A20" stroke-width="1.500"/>`;
      })
      .join('');
    chambers +=
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle})"><ellipse rx="${n(radius * 0.3)}" ry="${n(radius * 0.32)}" ` +
      `fill="${art.radial(['#D3E26A', '#9DBE34 .6', '#6E9420'])}"/></g>${seeds}`;
  }
  return (
    solid(art, ellipse(radius), {
      fill: art.radial(['#FFB45A', '#F08A24 .6', '#C25A0A']),
      shade: '#8A3A04',
      edge: radius * 0.08,
      lift: 14,
    }) +
    `<circle r="${n(radius * 0.9)}" fill="#F7E7A0"/><circle r="${n(radius * 0.8)}" fill="#E6EFA6"/>` +
    chambers +
    glint(
      art,
      `M${n(-radius * 0.6)} ${n(-radius * 0.3)}Q${n(-radius * 0.44)} ${n(-radius * 0.62)} ${n(-radius * 0.06)} ${n(-radius * 0.68)}`,
      8,
      0.6,
    )
  );
}

export function luloWhole(art: Art, radius = 110): string {
  return (
    solid(art, blob(art.random, radius, radius * 0.96, 0.015, 12), {
      fill: art.radial(['#FFCB70', '#F3922A .5', '#BE560A']),
      shade: '#8A3804',
      edge: 14,
      lift: 15,
    }) +
    gleam(art, -radius * 0.34, -radius * 0.42, radius * 0.3, radius * 0.18, 0.8) +
    `<path d="M0 ${n(-radius * 0.94)}C-28 ${n(-radius * 1.16)} -50 ${n(-radius * 0.96)} -58 ${n(-radius * 0.82)}C-36 ${n(-radius * 0.86)} -18 ${n(-radius * 0.84)} 0 ${n(-radius * 0.72)}C18 ${n(-radius * 0.84)} 36 ${n(-radius * 0.86)} 58 ${n(-radius * 0.82)}C50 ${n(-radius * 0.96)} 28 ${n(-radius * 1.16)} 0 ${n(-radius * 0.94)}Z" fill="#5E8A34"/>`
  );
}

// A mango cheek cut into cubes and turned inside out.
export function mangoCheek(art: Art): string {
  const skin = outline([
    [-150, 30],
    [-120, -60],
    [-20, -104],
    [96, -84],
    [150, -10],
    [116, 66],
    [0, 98],
    [-104, 82],
  ]);
  const flesh = outline([
    [-128, 24],
    [-102, -48],
    [-16, -84],
    [82, -66],
    [126, -8],
    [96, 50],
    [0, 74],
    [-86, 62],
  ]);
  const cuts =
    'M-110 -20L110 40M-80 -62L130 -4M-120 30L60 76M-70 74L-30 -84M-10 80L40 -84M50 72L100 -64';
  return (
    solid(art, skin, {
      fill: art.linear(['#F7B13A', '#E8622A .5', '#B23A1C'], 60),
      shade: '#7A1E0A',
      edge: 10,
      lift: 14,
    }) +
    `<path d="${flesh}" fill="${art.radial(['#FFE27A', '#FDBB2E .6', '#EE8F12'])}"/>` +
    `<g clip-path="${art.clip(flesh)}">${softLine(art, cuts, '#D9740A', 8, 0.7)}<g transform="translate(-4 -4)">${softLine(art, cuts, '#FFF0A8', 3, 0.6)}</g></g>` +
    gleam(art, -40, -44, 60, 20, 0.5)
  );
}

export function mangoWhole(art: Art): string {
  const d = outline([
    [-120, 40],
    [-112, -50],
    [-40, -116],
    [50, -112],
    [118, -40],
    [122, 46],
    [66, 112],
    [-40, 118],
  ]);
  return (
    '<path d="M20 -112Q26 -140 44 -148" fill="none" stroke="#6E4A1E" stroke-width="12" stroke-linecap="round"/>' +
    solid(art, d, {
      fill: art.linear(['#E8482A', '#F59A2A .4', '#FBC63C .65', '#9DB83A'], 60),
      shade: '#8A4A08',
      edge: 20,
      lift: 16,
    }) +
    gleam(art, -36, -56, 46, 30, 0.75) +
    '<path d="M40 -140C90 -176 140 -160 158 -132C120 -116 76 -116 40 -140Z" fill="#4E8F3A"/><path d="M44 -139Q100 -146 150 -133" fill="none" stroke="#CFE8A0" stroke-width="3" stroke-opacity=".7"/>'
  );
}

export function limeWhole(art: Art, radius = 90): string {
  const d = outline([
    [-radius * 1.16, 0],
    [-radius * 0.8, -radius * 0.7],
    [0, -radius * 0.92],
    [radius * 0.8, -radius * 0.7],
    [radius * 1.2, 0],
    [radius * 0.8, radius * 0.7],
    [0, radius * 0.92],
    [-radius * 0.8, radius * 0.7],
  ]);
  const pores = scatter(art.random, 30, radius, radius * 0.8, 14);
  return (
    solid(art, d, {
      fill: art.radial(['#BFE068', '#76B23A .5', '#3C7A22']),
      shade: '#1E5212',
      edge: 14,
      lift: 14,
    }) +
    freckles(art, d, pores, ['#3C7A22', '#D4EE8A'], [1.5, 3], 0.5) +
    gleam(art, -radius * 0.34, -radius * 0.42, radius * 0.34, radius * 0.18, 0.75)
  );
}

// A lime wheel.
export function limeWheel(art: Art, radius = 60): string {
  let wedges = '';
  for (let i = 0; i < 8; i += 1) {
    const from = polar(i * 45 + 4, radius * 0.74);
    const to = polar(i * 45 + 41, radius * 0.74);
    const tip = polar(i * 45 + 22.5, radius * 0.1);
    wedges += `<path d="M${n(tip[0])} ${n(tip[1])}L${n(from[0])} ${n(from[1])}A${n(radius * 0.74)} ${n(radius * 0.74)} 0 0 1 ${n(to[0])} ${n(to[1])}Z" stroke-linejoin="round"/>`;
  }
  const flesh = art.linear(['#D4EC7A', '#A4D04B'], 60);
  return (
    solid(art, ellipse(radius), {
      fill: '#4F9A33',
      shade: '#25611D',
      light: '#9FD35F',
      edge: radius * 0.08,
      lift: radius * 0.13,
    }) +
    `<circle r="${n(radius * 0.87)}" fill="#F3F9D2"/>` +
    `<g fill="${flesh}" stroke="${flesh}" stroke-width="${n(radius * 0.07)}">${wedges}</g>` +
    glint(
      art,
      `M${n(-radius * 0.5)} ${n(-radius * 0.3)}Q${n(-radius * 0.2)} ${n(-radius * 0.6)} ${n(radius * 0.2)} ${n(-radius * 0.58)}`,
      radius * 0.08,
      0.6,
    )
  );
}

// A lime wedge, cut face up.
export function limeWedge(art: Art, size = 1): string {
  return art.at(0, 0, 0, size, () => {
    const rind = 'M-78 -12Q0 -44 78 -12Q62 54 0 58T-78 -12Z';
    return (
      solid(art, rind, { fill: '#5BA637', shade: '#27651E', light: '#B7E077', edge: 9, lift: 9 }) +
      `<path d="M-70 -14Q0 -42 70 -14Q54 38 0 42T-70 -14Z" fill="#F0F8CC"/>` +
      `<path d="M-60 -12Q0 -36 60 -12Q46 30 0 34T-60 -12Z" fill="${art.linear(['#DDF08A', '#A9D24C'], 80)}"/>` +
      '<path d="M0 32L-30 -22M0 32V-26M0 32L30 -22" stroke="#F0F8CC" stroke-width="4" fill="none"/>' +
      glint(art, 'M-44 -10Q-24 -22 -4 -22', 5, 0.7)
    );
  });
}

// A slice of avocado: dark skin outside, butter inside.
export function avocadoSlice(art: Art, length = 210, thick = 62): string {
  const half = length / 2;
  const d = `M${n(-half)} ${n(thick * 0.5)}Q0 ${n(-thick * 1.5)} ${n(half)} ${n(thick * 0.5)}Q0 ${n(-thick * 0.12)} ${n(-half)} ${n(thick * 0.5)}Z`;
  const inner = `M${n(-half * 0.93)} ${n(thick * 0.4)}Q0 ${n(-thick * 1.28)} ${n(half * 0.93)} ${n(thick * 0.4)}Q0 ${n(-thick * 0.1)} ${n(-half * 0.93)} ${n(thick * 0.4)}Z`;
  return (
    solid(art, d, { fill: '#2F5A22', shade: '#16320F', light: '#6FA044', edge: 4, lift: 8 }) +
    `<path d="${inner}" fill="${art.linear(['#8FBE4A', '#CFE07C .38', '#F3EFAE'], 90)}"/>` +
    glint(
      art,
      `M${n(-half * 0.55)} ${n(-thick * 0.14)}Q0 ${n(-thick * 0.7)} ${n(half * 0.4)} ${n(-thick * 0.2)}`,
      5,
      0.6,
    )
  );
}

// A fan of slices, the way it is laid beside a dish.
export function avocadoFan(art: Art, count: number, length = 210, step = 30): string {
  let fan = '';
  for (let i = 0; i < count; i += 1) {
    fan += art.at(i * 8, i * step, i * 5, 1, () => avocadoSlice(art, length, 64));
  }
  return fan;
}

const HALF: readonly Point[] = [
  [0, -150],
  [62, -118],
  [88, -30],
  [112, 56],
  [84, 136],
  [0, 166],
  [-84, 136],
  [-112, 56],
  [-88, -30],
  [-62, -118],
];

// Half an avocado, with its stone or with the hollow it left.
export function avocadoHalf(art: Art, stone: boolean): string {
  const grow = (by: number): string => outline(HALF.map(([x, y]) => [x * by, y * by + 2] as const));
  const pit = stone
    ? solid(art, ellipse(52, 54, 0, 56), {
        fill: art.radial(['#C98A52', '#8A4F24 .55', '#4E2810']),
        shade: '#2B1406',
        edge: 10,
        lift: 6,
      }) + glint(art, 'M-26 40Q-20 24 -2 20', 9, 0.55)
    : `<path d="${ellipse(52, 54, 0, 56)}" fill="${art.radial(['#B9A94C', '#DDD582 .5', '#F6F0B6'], 0.35, 0.25, 0.8)}"/>`;
  return (
    solid(art, grow(1), {
      fill: '#2C4A1F',
      shade: '#10240B',
      light: '#7FA35A',
      edge: 8,
      lift: 14,
    }) +
    `<path d="${grow(0.93)}" fill="${art.radial(['#F8F3BE .3', '#E4E38C .62', '#B4D060 .85', '#86B443'], 0.5, 0.6, 0.62)}"/>` +
    glint(art, 'M-62 -20Q-52 -86 -22 -116', 12, 0.55) +
    pit
  );
}
