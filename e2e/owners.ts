import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './product.ts';
import type { Product } from './product-process.ts';

export const PASSWORD = 'una-clave-larga';

/** An owner who registered and entered the code, over the API. */
export async function verifiedOwner(product: Product, email: string): Promise<void> {
  const body = { email, password: PASSWORD };
  const { data } = await post(`${product.url}/api/admin/registerUser`, body);
  const code = await codeFor(product, email);
  await post(`${product.url}/api/admin/verifyCode`, { ...data, code });
}

export function codeFor(product: Product, email: string): Promise<string> {
  return inMailTo(product, email, /Código: (\d{6})/);
}

export function resetLinkFor(product: Product, email: string): Promise<string> {
  return inMailTo(product, email, /(https?:\/\/\S+\/restablecer\?token=[^\s"<>]+)/);
}

/** Waits for a mail to `email` that matches `pattern`, and returns the match. */
async function inMailTo(product: Product, email: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      for (const mail of await mailsTo(product, email)) found = pattern.exec(mail)?.[1] ?? found;
      return found;
    })
    .not.toBe('');
  return found;
}

async function mailsTo({ dataDir }: Product, email: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(fromQuotedPrintable);
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function post(url: string, body: object): Promise<{ data?: object }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { data?: object };
}
