import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import type { Mail } from './letters.ts';

export type Mailer = (to: string, mail: Mail) => Promise<void>;

type Settings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/**
 * Sends through SMTP, or without it writes to a folder where whoever tries the product can read the
 * mail.
 */
export function openMailer(env: Settings, say: (text: string) => void): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env) : folderMailer(env, say);
}

function smtpMailer(url: string, { MAIL_FROM: from }: Settings): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  });
  return async (to, mail) => {
    await (await transport()).sendMail({ from, to: { name: '', address: to }, ...mail });
  };
}

function folderMailer(
  { MAIL_FROM: from, DATA_DIR }: Settings,
  say: (text: string) => void,
): Mailer {
  const folder = join(DATA_DIR, 'mail');
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true });
  });
  return async (to, mail) => {
    const { message } = await (await transport()).sendMail({
      from,
      to: { name: '', address: to },
      ...mail,
    });
    // Private, because mails contain codes and links.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Two mails of the same moment are two files.
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${crypto.randomUUID().slice(0, 8)}.eml`);
    await writeFile(file, message as Buffer);
    say(`Correo guardado en ${file}`);
  };
}

/** Loaded with the first mail, so that no start waits for it. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
