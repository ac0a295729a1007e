import type { Art } from '../art.ts';
import { blob, ellipse, n, outline, polar, scatter } from '../shapes.ts';
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
