/** Matches every address of a layout, and no other: what is unknown is not found. */
export function anyOf(paths: Record<string, string>): RegExp {
  return new RegExp(`^(?:${Object.values(paths).join('|')})/?$`, 'i');
}
