/** What somebody might type to run code, to break a line, or to break a layout; the worst first. */
export const HOSTILE: Record<string, string> = {
  picture: '<img src=x onerror=robado=1>',
  attribute: '"\'><svg onload=robado=1>',
  controls: 'Uno\u001b@\u001dV\u0001\u0007\u009b2J\u007f\tdos',
  direction: 'Uno\u202efdp.\u2066dos\u2069\u200b\u200e\ufeff\u2060',
  formula: '=HYPERLINK("http://x.co")',
  script: '<script>robado=1</script>',
  link: 'javascript:robado=1',
  lines: 'Uno\r\nBcc: a@b.co\u2028dos',
  template: ['{{7*7}}', '{7*7}<%=7*7%>'].join('$'),
  marks: 'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308a',
  emoji: '👨‍👩‍👧‍👦 ñandú 漢字 עברית',
  word: 'Esternocleidomastoideo'.repeat(20),
};

/** As long as the field allows, and never cut inside a character. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).toWellFormed().replaceAll('\ufffd', '');
}

/** What no stored text may contain: control characters, and those that hide or reverse text. */
export const UNSEEN =
  /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060\u2066-\u2069\ufeff]/u;
