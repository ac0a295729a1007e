/** Logs for developers who inspect a browser; the screen itself tells the person. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
