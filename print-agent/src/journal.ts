import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PrintOutcome } from '@comanda/contract/printing/printing';
import { StartError } from './config.ts';

export type Journal = ReturnType<typeof openJournal>;
type Settlement = { id: string; outcome: PrintOutcome };

export const HALF_DONE = 'Quedó a medias: revisa la impresora y reimprime si hace falta.';

const GIVE_UP = "UPDATE jobs SET estado = 'fallido', error = ? WHERE estado = 'empezado'";

/** The server drops a job after half an hour; this is for somebody who asks later. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * The outcome of each ticket, on disk before anybody hears of it, so that a crash at any moment
 * prints nothing twice. The lock of the file keeps a second agent out.
 */
export function openJournal(dir: string) {
  const db = openFile(dir);
  const find = db.prepare('SELECT 1 FROM jobs WHERE id = ?');
  const insert = db.prepare("INSERT INTO jobs (id, estado, at) VALUES (?, 'empezado', ?)");
  const upsert = db.prepare(
    `INSERT INTO jobs (id, estado, error, empezado, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET estado = excluded.estado, error = excluded.error`,
  );
  const owe = db.prepare('UPDATE jobs SET isSettled = 0 WHERE id = ?');
  const giveUp = db.prepare(`${GIVE_UP} AND id = ?`);
  const pay = db.prepare('UPDATE jobs SET isSettled = 1 WHERE id = ?');
  const owed = db.prepare(
    "SELECT id, estado, error, empezado FROM jobs WHERE isSettled = 0 AND estado <> 'empezado' ORDER BY at",
  );
  const prune = db.prepare('DELETE FROM jobs WHERE isSettled = 1 AND at < ?');

  return {
    knows: (id: string) => find.get(id) !== undefined,
    /** Call it before the first byte goes to the printer. */
    start: (id: string) => {
      insert.run(id, Date.now());
    },
    finish: (id: string, { estado, error = null, empezado }: PrintOutcome) => {
      upsert.run(id, estado, error, empezado === false ? 0 : 1, Date.now());
    },
    /** The server sent the job again: the report got lost, or the outcome could not be written. */
    owe: (id: string) => {
      giveUp.run(HALF_DONE, id);
      owe.run(id);
    },
    /** Outcomes that the server has not confirmed, oldest first. */
    unsettled: (): Settlement[] =>
      owed.all().map(({ id, estado, error, empezado }) => ({
        id: String(id),
        outcome:
          estado === 'impreso'
            ? { estado }
            : {
                estado: 'fallido',
                error: error === null ? null : String(error),
                ...(empezado === 0 && { empezado: false }),
              },
      })),
    settle: (id: string) => {
      pay.run(id);
      prune.run(Date.now() - KEPT_MS);
    },
    close: () => db.close(),
  };
}

function openFile(dir: string): DatabaseSync {
  const file = join(dir, 'tiquetes.sqlite');
  try {
    mkdirSync(dir, { recursive: true });
    const db = new DatabaseSync(file);
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE');
    db.exec(
      `CREATE TABLE IF NOT EXISTS jobs (
         id TEXT PRIMARY KEY,
         estado TEXT NOT NULL CHECK (estado IN ('empezado', 'impreso', 'fallido')),
         error TEXT,
         isSettled INTEGER NOT NULL DEFAULT 0,
         empezado INTEGER NOT NULL DEFAULT 1,
         at INTEGER NOT NULL
       ) STRICT`,
    );
    // Of a version that did not keep it.
    if (!db.prepare("SELECT 1 FROM pragma_table_info('jobs') WHERE name = 'empezado'").get()) {
      db.exec('ALTER TABLE jobs ADD COLUMN empezado INTEGER NOT NULL DEFAULT 1');
    }
    db.prepare(GIVE_UP).run(HALF_DONE);
    db.exec('COMMIT');
    return db;
  } catch (error) {
    throw new StartError(`AGENT_DIR: ${reasonOf(error as NodeJS.ErrnoException, dir, file)}`);
  }
}

function reasonOf({ message, code }: NodeJS.ErrnoException, dir: string, file: string): string {
  if (/locked|busy/.test(message)) return `otro agente de impresión ya usa ${dir}`;
  if (/not a database|malformed/.test(message)) {
    return `${file} está dañado. Bórralo y vuelve a iniciar; antes revisa qué tiquetes salieron.`;
  }
  return `no se puede escribir en ${dir} (${code === 'ERR_SQLITE_ERROR' ? message : code})`;
}
