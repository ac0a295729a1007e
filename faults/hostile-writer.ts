import { formOf } from '../server/test/forms.ts';

export type Say = (
  route: string,
  body: object,
  more?: { as?: string; at?: string; isRefused?: boolean },
) => Promise<ReturnType<typeof JSON.parse>>;

/**
 * Sends what somebody typed, and records the fields of the API that contained it, so that untried
 * fields are found.
 */
export function openWriter(url: string, owner: string, fields: Set<string>) {
  return (text: string): Say =>
    async (route, body, { as = owner, at, isRefused = false } = {}) => {
      for (const field of fieldsWith(text, body)) fields.add(`${route} ${field}`);
      const [method = '', path = ''] = route.split(' ');
      const isForm = FORMS.test(path);
      const answer = await fetch(`${url}${at ?? path}`, {
        method,
        headers: {
          authorization: `Bearer ${as}`,
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? formOf(body as Record<string, unknown>) : JSON.stringify(body),
      });
      const said = await answer.text();
      const isFine = isRefused ? answer.status >= 400 && answer.status < 500 : answer.ok;
      if (!isFine) throw new Error(`${route} ${answer.status} ${said} ${JSON.stringify(body)}`);
      return said.startsWith('{') || said.startsWith('[') ? JSON.parse(said) : said;
    };
}

const FORMS =
  /^\/api\/(admin\/restaurant|locations\/(create|update)|categories\/(create|update)|products\/upsert|menu\/import)/;

/** The paths in a body that contain the text, as the API's documentation names them. */
function* fieldsWith(text: string, value: unknown, at = ''): Generator<string> {
  if (typeof value === 'string') {
    if (value.startsWith(text.slice(0, 8))) yield at;
  } else if (Array.isArray(value)) {
    for (const one of value) yield* fieldsWith(text, one, `${at}[]`);
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [name, one] of Object.entries(value)) yield* fieldsWith(text, one, `${at}.${name}`);
  }
}
