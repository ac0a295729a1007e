import type { Art } from '../art.ts';
import { ellipse, n, polar } from '../shapes.ts';
import { glint, solid } from '../surface.ts';

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
