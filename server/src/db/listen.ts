import type pg from 'pg';

const AGAIN_MS = 1_000;

type Listener = {
  channel: string;
  heard: (payload: string) => void;
  /** From now on every notification arrives. */
  onReady: () => void;
  onLost: () => void;
};

/**
 * Receives what any node sends with NOTIFY, on its own connection, until stopped. A connection
 * counts as ready only after its own test notification came back: a pooler in between may swallow
 * them.
 */
export function listenOn(pool: pg.Pool, { channel, heard, onReady, onLost }: Listener): () => void {
  let isStopped = false;
  let client: pg.PoolClient | null = null;
  let again: NodeJS.Timeout | undefined;

  const lose = (lost: pg.PoolClient) => {
    if (client !== lost) return;
    client = null;
    onLost();
    lost.release(true);
    if (!isStopped) again = setTimeout(begin, AGAIN_MS).unref();
  };

  const begin = async () => {
    const opened = await pool.connect().catch(() => null);
    if (isStopped) return opened?.release(true);
    if (!opened) {
      again = setTimeout(begin, AGAIN_MS).unref();
      return;
    }
    client = opened;
    const own = `eco ${crypto.randomUUID()}`;
    opened.on('notification', ({ payload = '' }) => {
      if (payload === own) onReady();
      else heard(payload);
    });
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    try {
      await opened.query(`LISTEN ${channel}`);
      await pool.query('SELECT pg_notify($1, $2)', [channel, own]);
    } catch {
      lose(opened);
    }
  };

  void begin();
  return () => {
    isStopped = true;
    clearTimeout(again);
    if (client) lose(client);
  };
}
