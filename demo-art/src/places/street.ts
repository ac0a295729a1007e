import type { Art } from '../art.ts';
import { box, ellipse, n, polar, scatter } from '../shapes.ts';
import { dropShadow, gleam, softLine, solid } from '../surface.ts';

// A striped awning with its scalloped edge, seen from the street.
export function awning(
  art: Art,
  width: number,
  drop: number,
  stripes: number,
  color: string,
  deep: string,
): string {
  const step = width / stripes;
  const flare = 26;
  const edge = (i: number): number => -width / 2 - flare + ((width + flare * 2) * i) / stripes;
  let cloth = '';
  let lip = '';
  for (let i = 0; i < stripes; i += 1) {
    const tint = i % 2 === 0 ? color : '#FFF8EC';
    const shade = i % 2 === 0 ? deep : '#E9D9BE';
    const left = -width / 2 + step * i;
    cloth += `<path d="M${n(left)} 0H${n(left + step)}L${n(edge(i + 1))} ${drop}H${n(edge(i))}Z" fill="${tint}"/>`;
    const half = (edge(i + 1) - edge(i)) / 2;
    lip += `<path d="M${n(edge(i))} ${drop}H${n(edge(i + 1))}V${drop + 26}A${n(half)} 30 0 0 1 ${n(edge(i))} ${drop + 26}Z" fill="${shade}"/>`;
  }
  const whole = `M${n(-width / 2)} 0H${n(width / 2)}L${n(width / 2 + flare)} ${drop}H${n(-width / 2 - flare)}Z`;
  const under = `M${n(-width / 2 - flare)} ${drop + 30}H${n(width / 2 + flare)}V${drop + 96}H${n(-width / 2)}Z`;
  return (
    `<path d="${under}" fill="${art.linear(['#2B150A 0 .42', '#2B150A 1 0'], 90)}"/>` +
    cloth +
    `<path d="${whole}" fill="${art.linear(['#FFFFFF 0 .3', '#FFFFFF .35 0', '#2B150A 1 .18'], 90)}"/>` +
    lip
  );
}

// A lit shop window: warm inside, a shelf of jars, hanging lamps, a sheen on the glass.
export function shopWindow(
  art: Art,
  width: number,
  height: number,
  frame: string,
  panes: number,
): string {
  const x = -width / 2;
  const inside = art.linear(['#FFE3A0', '#F9BE66 .55', '#D9853A'], 90);
  let bars = '';
  for (let i = 1; i < panes; i += 1) {
    bars += `M${n(x + (width * i) / panes)} 0V${height}`;
  }
  const lamps = [0.25, 0.5, 0.75]
    .map((part) => {
      const at = x + width * part;
      return (
        `<path d="M${n(at)} 0V${n(height * 0.2)}" stroke="#5A3218" stroke-width="4"/>` +
        `<path d="M${n(at - 30)} ${n(height * 0.32)}Q${n(at - 26)} ${n(height * 0.2)} ${n(at)} ${n(height * 0.2)}T${n(at + 30)} ${n(height * 0.32)}Z" fill="#7A2E0A"/>` +
        gleam(art, at, height * 0.38, 84, 74, 0.85)
      );
    })
    .join('');
  const jars = scatter(art.random, 9, width * 0.42, 1, width * 0.085)
    .map(([jx], i) => {
      const tall = art.random.between(46, 78);
      const tone = ['#8A3B12', '#B5651D', '#6E7A2E', '#A33A1C', '#C48A3A'][i % 5] ?? '#8A3B12';
      return `<path d="${box(jx - 19, height * 0.74 - tall, 38, tall, 10)}" fill="${tone}" fill-opacity=".75"/>`;
    })
    .join('');
  return (
    `<path d="${box(x - 16, -16, width + 32, height + 32, 8)}" fill="${frame}"/>` +
    `<path d="${box(x, 0, width, height, 4)}" fill="${inside}"/>` +
    `<g clip-path="${art.clip(box(x, 0, width, height, 4))}">${lamps}${jars}` +
    `<path d="M${n(x)} ${n(height * 0.74)}H${n(-x)}V${n(height * 0.78)}H${n(x)}Z" fill="#6E3A16"/>` +
    `<path d="M${n(x)} ${n(height * 0.9)}H${n(-x)}V${height}H${n(x)}Z" fill="#8A4E20" fill-opacity=".7"/>` +
    `<path d="M${n(x + width * 0.08)} ${height}L${n(x + width * 0.34)} 0H${n(x + width * 0.46)}L${n(x + width * 0.2)} ${height}Z" fill="#FFFFFF" fill-opacity=".2"/></g>` +
    `<path d="${bars}" stroke="${frame}" stroke-width="12"/>` +
    `<path d="${box(x - 26, height + 10, width + 52, 22, 6)}" fill="${frame}"/>` +
    `<path d="${box(x - 26, height + 26, width + 52, 8, 4)}" fill="#2B150A" fill-opacity=".25"/>`
  );
}

// A wooden door with glass in its upper half.
export function shopDoor(
  art: Art,
  width: number,
  height: number,
  wood: string,
  dark: string,
): string {
  const x = -width / 2;
  return (
    `<path d="${box(x - 18, -18, width + 36, height + 18, 8)}" fill="${dark}"/>` +
    `<path d="${box(x, 0, width, height, 4)}" fill="${art.linear([wood, dark], 60)}"/>` +
    `<path d="${box(x + 26, 28, width - 52, height * 0.52, 10)}" fill="${art.linear(['#FFE6A8', '#F3A850'], 90)}"/>` +
    `<path d="M${n(x + 40)} ${n(height * 0.5)}L${n(x + width * 0.5)} 28H${n(x + width * 0.7)}L${n(x + 60)} ${n(height * 0.54)}Z" fill="#FFFFFF" fill-opacity=".3"/>` +
    `<path d="${box(x + 26, height * 0.64, width - 52, height * 0.28, 8)}" fill="none" stroke="${dark}" stroke-width="9"/>` +
    `<circle cx="${n(-x - 20)}" cy="${n(height * 0.6)}" r="10" fill="#F3C667"/>` +
    `<path d="${box(-34, height * 0.2, 68, 40, 6)}" fill="#2F6B3C"/><path d="M-18 ${n(height * 0.2 + 20)}H18" stroke="#FFF8EC" stroke-width="8" stroke-linecap="round"/>`
  );
}

// A pot of leaves; flowers when asked.
export function planter(art: Art, size: number, flowers?: string): string {
  const leaf = (angle: number, long: number, tone: string): string => {
    const [x, y] = polar(angle - 90, long);
    const [ax, ay] = polar(angle - 118, long * 0.56);
    const [bx, by] = polar(angle - 62, long * 0.56);
    return `<path d="M0 0Q${n(ax)} ${n(ay)} ${n(x)} ${n(y)}Q${n(bx)} ${n(by)} 0 0Z" fill="${tone}"/>`;
  };
  let leaves = '';
  for (let i = 0; i < 13; i += 1) {
    const angle = -84 + i * 14 + art.random.between(-5, 5);
    leaves += leaf(
      angle,
      art.random.between(96, 150),
      art.random.pick(['#3C7A3A', '#5A9A48', '#2F6B3C', '#79B25A']),
    );
  }
  const blooms =
    flowers === undefined
      ? ''
      : scatter(art.random, 12, 92, 56, 26)
          .map(
            ([x, y]) =>
              `<circle cx="${n(x)}" cy="${n(y - 78)}" r="14" fill="${flowers}"/><circle cx="${n(x - 3)}" cy="${n(y - 82)}" r="5" fill="#FFE3C8" fill-opacity=".8"/>`,
          )
          .join('');
  return art.at(
    0,
    0,
    0,
    size,
    () =>
      `<ellipse cx="10" cy="104" rx="84" ry="13" fill="#2B150A" fill-opacity=".3"/>` +
      leaves +
      blooms +
      solid(art, 'M-64 0H64L50 96Q48 104 40 104H-40Q-48 104 -50 96Z', {
        fill: art.linear(['#D9784A', '#B4532A .6', '#8A3A18'], 20),
        shade: '#5E240C',
        edge: 8,
        lift: 0,
      }) +
      `<path d="${box(-72, -14, 144, 28, 8)}" fill="#C9683C"/>`,
  );
}

// A wall lantern with its glow.
export function lantern(art: Art): string {
  return (
    gleam(art, 0, 10, 130, 130, 0.55) +
    '<path d="M0 -70V-44M-34 -44H34L24 -62H-24Z" stroke="#2B211B" stroke-width="8" fill="#2B211B"/>' +
    `<path d="M-30 -40H30L20 44H-20Z" fill="${art.linear(['#FFF3C4', '#FFC65C'], 90)}" stroke="#2B211B" stroke-width="7"/>` +
    '<path d="M0 -40V44M-24 48H24" stroke="#2B211B" stroke-width="6"/>'
  );
}

// A bulb string hanging between two points.
export function bulbs(art: Art, width: number, sag: number, count: number): string {
  const at = (part: number): number => 4 * sag * part * (1 - part);
  let lights = '';
  for (let i = 1; i < count; i += 1) {
    const part = i / count;
    const x = -width / 2 + width * part;
    const y = at(part);
    lights +=
      gleam(art, x, y + 24, 44, 44, 0.6) +
      `<path d="M${n(x)} ${n(y)}V${n(y + 12)}" stroke="#2B211B" stroke-width="6"/><circle cx="${n(x)}" cy="${n(y + 24)}" r="12" fill="#FFE9A4"/>`;
  }
  return `<path d="M${n(-width / 2)} 0Q0 ${n(sag * 2)} ${n(width / 2)} 0" fill="none" stroke="#2B211B" stroke-width="4"/>${lights}`;
}

// A bicycle against the wall: half of the deliveries leave on one.
export function bicycle(art: Art, frame: string): string {
  const wheel = (x: number): string => {
    let spokes = '';
    for (let i = 0; i < 8; i += 1) {
      const [sx, sy] = polar(i * 22.5, 72);
      spokes += `M${n(x - sx)} ${n(-sy)}L${n(x + sx)} ${n(sy)}`;
    }
    return (
      `<path d="${spokes}" stroke="#CFC4B4" stroke-width="2.5"/>` +
      `<path d="${ellipse(76, 76, x, 0)}" fill="none" stroke="#221B16" stroke-width="11"/>` +
      `<path d="${ellipse(68, 68, x, 0)}" fill="none" stroke="#CFC4B4" stroke-width="4"/><circle cx="${n(x)}" r="9" fill="#221B16"/>`
    );
  };
  return (
    '<ellipse cx="10" cy="80" rx="230" ry="11" fill="#2B150A" fill-opacity=".3"/>' +
    wheel(-128) +
    wheel(128) +
    `<g fill="none" stroke="${frame}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M-128 0L-62 -124H92L0 0H-128M-62 -124L0 0M128 0L84 -160"/></g>' +
    '<path d="M-62 -124L-70 -150" stroke="#221B16" stroke-width="9"/><path d="M-106 -152Q-70 -166 -40 -150" stroke="#221B16" stroke-width="17" stroke-linecap="round" fill="none"/>' +
    '<path d="M84 -160Q70 -186 40 -180M84 -160Q112 -176 130 -160" fill="none" stroke="#221B16" stroke-width="10" stroke-linecap="round"/>' +
    solid(art, box(104, -152, 104, 70, 10), {
      fill: art.linear(['#E2AE62', '#A8702E'], 80),
      shade: '#6E4418',
      edge: 7,
      lift: 4,
    }) +
    softLine(art, 'M112 -130H200M112 -108H200', '#6E4418', 4, 0.5) +
    '<circle r="17" fill="#221B16"/><path d="M0 0L20 26H38" fill="none" stroke="#221B16" stroke-width="8" stroke-linecap="round"/>'
  );
}

function flourish(x: number, y: number, half: number): string {
  return (
    `<path d="M${n(x - half)} ${n(y)}H${n(x + half)}" stroke="#D9A23A" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M${n(x - 11)} ${n(y)}L${n(x)} ${n(y - 11)}L${n(x + 11)} ${n(y)}L${n(x)} ${n(y + 11)}Z" fill="#D9A23A"/>`
  );
}

// The board over the door, with the pot on it instead of words.
export function signBoard(
  art: Art,
  width: number,
  height: number,
  ground: string,
  mark: string,
): string {
  const d = box(-width / 2, 0, width, height, 18);
  return (
    dropShadow(art, d, 12, 0.4) +
    `<path d="${d}" fill="${ground}"/>` +
    `<path d="${box(-width / 2 + 12, 12, width - 24, height - 24, 10)}" fill="none" stroke="#F6C667" stroke-width="4" stroke-dasharray="14 10" stroke-linecap="round"/>` +
    art.at(0, height * 0.54, 0, height / 480, () => mark) +
    flourish(-width * 0.3, height * 0.52, width * 0.08) +
    flourish(width * 0.3, height * 0.52, width * 0.08)
  );
}
