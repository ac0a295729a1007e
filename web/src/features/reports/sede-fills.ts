const FILLS = ['bg-achiote', 'bg-ink', 'bg-maiz', 'bg-agave', 'bg-cilantro', 'bg-off'];

/** A sede keeps its colour from chart to chart: its place in `porSede` decides. */
export function sedeFill(at: number): string {
  return FILLS[Math.min(at, FILLS.length - 1)] ?? '';
}
