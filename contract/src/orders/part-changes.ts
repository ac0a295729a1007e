import { type DetailedLine, type LinePart, partsOf } from './line-parts.words.ts';

/** What became of something that comes with a dish. */
export interface PartChange {
  part: LinePart;
  mark: 'nuevo' | 'quitado' | null;
}

type Line = Omit<DetailedLine, 'nota'>;

/** What comes with a dish and, after it, what came with it before. Without `was` nothing changed. */
export function partChanges(line: Line, was: Line | undefined): PartChange[] {
  const gone = partsOf(was ?? line);
  const now = partsOf(line).map((part): PartChange => {
    const at = gone.findIndex((one) => isSame(one, part));
    if (at >= 0) gone.splice(at, 1);
    return { part, mark: at >= 0 ? null : 'nuevo' };
  });
  // The option under which it hung may be gone too.
  const before = gone.map((part): PartChange => ({ part: { ...part, nivel: 0 }, mark: 'quitado' }));
  return [...now, ...before];
}

function isSame(a: LinePart, b: LinePart): boolean {
  return a.tipo === b.tipo && a.nivel === b.nivel && a.texto === b.texto;
}
