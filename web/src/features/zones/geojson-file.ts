import {
  type Poligono,
  readPolygon,
  type SentPolygon,
} from '@comanda/contract/zones/polygon.rules';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';

/** Far more than a polygon of 200 points needs. */
const MOST_BYTES = 500_000;

/** The polygon of a GeoJSON file, or the sentence that says why it has none that can be used. */
export async function polygonOfFile(file: Blob): Promise<Poligono | string> {
  if (file.size > MOST_BYTES) return zonesMessages.fileTooLarge;
  try {
    return polygonOf(JSON.parse(await file.text()));
  } catch {
    return zonesMessages.unreadableFile;
  }
}

/** GeoJSON is a shape, a shape with properties, or a list of those. */
export function polygonOf(json: unknown): Poligono | string {
  const shapes = shapesOf(json, 0);
  if (shapes.length > 1) return zonesMessages.notAPolygon;
  const [shape] = shapes;
  return shape ? readPolygon(shape) : zonesMessages.notAPolygon;
}

/** A collection of collections is no map of one zone. */
const DEEPEST = 3;

function shapesOf(json: unknown, depth: number): SentPolygon[] {
  if (!isRecord(json) || depth > DEEPEST) return [];
  if (Array.isArray(json.features)) return json.features.flatMap((one) => shapesOf(one, depth + 1));
  if (isRecord(json.geometry)) return shapesOf(json.geometry, depth + 1);
  const { type, coordinates } = json;
  if (type !== 'Polygon' || !isRings(coordinates)) return [];
  return [{ type, coordinates }];
}

function isRings(value: unknown): value is number[][][] {
  return (
    Array.isArray(value) &&
    value.every((ring) => Array.isArray(ring) && ring.every((point) => Array.isArray(point)))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
