/** 'a', 'a y b', 'a, b y c'; 'e' before the sound of i. */
export function inList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const and = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}
