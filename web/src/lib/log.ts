/** For whoever looks into a browser that misbehaves; the screen tells the person itself. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
