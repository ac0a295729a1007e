import { createRandom, type Random } from '../../server/src/demo/chance.ts';
import { n } from './shapes.ts';

// A stop is 'colour', 'colour offset' or 'colour offset opacity'; missing offsets spread evenly.
type Stops = readonly string[];

// One picture being drawn: its chance, its shared definitions and the way it is turned.
export type Art = {
  readonly random: Random;
  radial(stops: Stops, centerX?: number, centerY?: number, radius?: number): string;
  linear(stops: Stops, degrees?: number): string;
  clip(d: string): string;
  shape(d: string): string;
  sprite(markup: string): string;
  at(x: number, y: number, turn: number, scale: number, draw: () => string): string;
  toward(x: number, y: number): string;
  page(width: number, height: number, body: string): string;
};

function stopsMarkup(stops: Stops): string {
  return stops
    .map((stop, index) => {
      const [color = '#000', offset, opacity] = stop.split(' ');
      const where = offset ?? n(index / Math.max(stops.length - 1, 1));
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${where}" stop-color="${color}"${fade}/>`;
    })
    .join('');
}

export function createArt(seed: string): Art {
  const definitions = new Map<string, string>();
  let heading = 0;

  // Equal definitions share one id, which keeps ids unique and the file small.
  const define = (write: (id: string) => string): string => {
    const key = write('');
    const known = definitions.get(key);
    if (known !== undefined) {
      return known;
    }
    const id = `d${definitions.size}`;
    definitions.set(key, id);
    return id;
  };

  const written = (): string =>
    [...definitions].map(([key, id]) => key.replace(' id=""', ` id="${id}"`)).join('');

  const linear = (stops: Stops, degrees: number): string => {
    const radians = (degrees * Math.PI) / 180;
    const x = Math.cos(radians) / 2;
    const y = Math.sin(radians) / 2;
    const from = `x1="${(0.5 - x).toFixed(2)}" y1="${(0.5 - y).toFixed(2)}"`;
    const to = `x2="${(0.5 + x).toFixed(2)}" y2="${(0.5 + y).toFixed(2)}"`;
    return define(
      (id) => `<linearGradient id="${id}" ${from} ${to}>${stopsMarkup(stops)}</linearGradient>`,
    );
  };

  const shape = (d: string): string => define((id) => `<path id="${id}" d="${d}"/>`);

  return {
    random: createRandom(seed),
    radial: (stops, centerX = 0.38, centerY = 0.32, radius = 0.72) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" cx="${centerX}" cy="${centerY}" r="${radius}">` +
          `${stopsMarkup(stops)}</radialGradient>`,
      )})`,
    linear: (stops, degrees = 90) => `url(#${linear(stops, degrees)})`,
    // The clip borrows the outline that is painted, so each outline is written once.
    clip: (d) => {
      const outline = shape(d);
      const id = define((own) => `<clipPath id="${own}"><use href="#${outline}"/></clipPath>`);
      return `url(#${id})`;
    },
    shape,
    sprite: (markup) => define((id) => `<g id="${id}">${markup}</g>`),
    at: (x, y, turn, scale, draw) => {
      heading += turn;
      const markup = draw();
      heading -= turn;
      const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
      const resize = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
      return `<g transform="translate(${n(x)} ${n(y)})${rotate}${resize}">${markup}</g>`;
    },
    // The light never turns with the food: offsets are given as seen on the page.
    toward: (x, y) => {
      const radians = (-heading * Math.PI) / 180;
      const turnedX = x * Math.cos(radians) - y * Math.sin(radians);
      const turnedY = x * Math.sin(radians) + y * Math.cos(radians);
      return `translate(${n(turnedX)} ${n(turnedY)})`;
    },
    page: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
      `width="${width}" height="${height}"><defs>${written()}</defs>${body}</svg>`,
  };
}

export function stamp(id: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? '' : ` rotate(${Math.round(turn)})`;
  const resize = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${rotate}${resize}"/>`;
}
