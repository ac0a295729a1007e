/** Keeps what people typed as plain text in a mail or a page. */
export function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return value.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
