import type { Plan } from '@comanda/contract/tables/tables';

type Told = { zonas?: string[]; mesas?: string[] };

/**
 * What the audit log tells of a saved plan: its zones where they changed, and of its tables those
 * that did, as people would say them. Null where nothing changed; empty where tables only moved.
 */
export function planChange(before: Plan, after: Plan): { before: Told; after: Told } | null {
  if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return null;
  const [zonesBefore, zonesAfter] = [zoneNames(before), zoneNames(after)];
  const sameZones = zonesBefore.join('\n') === zonesAfter.join('\n');
  const [told, now] = [wordsById(before), wordsById(after)];
  const mesasBefore = [...told].filter(([id, words]) => now.get(id) !== words);
  const mesasAfter = [...now].filter(([id, words]) => told.get(id) !== words);
  const sameTables = mesasBefore.length + mesasAfter.length === 0;
  const side = (zonas: string[], mesas: [string, string][]): Told => ({
    ...(!sameZones && { zonas }),
    ...(!sameTables && { mesas: mesas.map(([, words]) => words) }),
  });
  return { before: side(zonesBefore, mesasBefore), after: side(zonesAfter, mesasAfter) };
}

export function tablesOf({ zonas }: Plan) {
  return zonas.flatMap(({ mesas }) => mesas);
}

const zoneNames = ({ zonas }: Plan) => zonas.map(({ nombre }) => nombre);

/** '7 · Salón · 4 puestos' */
function wordsById({ zonas }: Plan): Map<string, string> {
  return new Map(
    zonas.flatMap(({ nombre: zona, mesas }) =>
      mesas.map(({ _id, nombre, puestos, activa }) => {
        const seats = puestos === 1 ? '1 puesto' : `${puestos} puestos`;
        const parts = [nombre, zona, seats, ...(activa ? [] : ['fuera de servicio'])];
        return [_id, parts.join(' · ')] as const;
      }),
    ),
  );
}

/** In which order the tables of a zone are sent says nothing. */
function sorted({ zonas }: Plan) {
  return zonas.map(({ _id, nombre, mesas }) => [
    _id,
    nombre,
    mesas
      .map(({ _id, nombre, puestos, x, y, ancho, alto, forma, activa }) =>
        [_id, nombre, puestos, x, y, ancho, alto, forma, activa].join(),
      )
      .sort(),
  ]);
}
