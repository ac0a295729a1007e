/**
 * Merges an edit into what is stored now. `opened` are the values that the form started with:
 * a field that this person left as it was keeps what somebody else wrote meanwhile, and a field
 * that both changed to different values is a clash. Without `opened` everything sent counts as
 * changed here, as for callers that do not know of it.
 */
export function mergeEdit<Sent extends object>(
  opened: Partial<Sent> | null | undefined,
  sent: Sent,
  now: Partial<Sent>,
): { merged: Sent; clashes: (keyof Sent & string)[] } {
  const merged = { ...sent };
  const clashes: (keyof Sent & string)[] = [];
  for (const name of Object.keys(opened ?? {}) as (keyof Sent & string)[]) {
    if (sent[name] === undefined || !(name in now) || isSame(opened?.[name], now[name])) continue;
    if (isSame(sent[name], opened?.[name])) merged[name] = now[name] as Sent[typeof name];
    else if (!isSame(sent[name], now[name])) clashes.push(name);
  }
  return { merged, clashes };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
