import pg from 'pg';

/** How long a statement may stand behind others; then a connection of the pool is the quicker way. */
const PATIENCE_MS = 20;
/** Whoever meets a lock holds those behind it no longer than this. */
const LOCK_TIMEOUT_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const RECONNECT_MS = 1_000;
const IDLE_MS = 10_000;
/** How much the newest answer says about the next. */
const WEIGHT = 0.2;

export type Pipeline = {
  query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  end: () => Promise<void>;
};

/**
 * One connection beside the pool that is written to without waiting for the answers before. Each statement
 * is a transaction of its own, but neither side is woken up for every one of them. It is for short
 * statements that can be sent again when nothing was written. While it is away, or slow, as it is where a
 * disk takes long to commit, they go to the pool, whose connections commit together.
 */
export function openPipeline(pool: pg.Pool): Pipeline {
  const { idleTimeoutMillis, ...options } = pool.options;
  const connection = keepConnected(
    { ...options, pipeline: true, lock_timeout: LOCK_TIMEOUT_MS },
    idleTimeoutMillis ?? IDLE_MS,
  );
  const queue = openQueue();
  return {
    query: async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const client = connection.current();
      if (!client || queue.waitMs() > PATIENCE_MS) return pool.query<Row>(statement);
      try {
        return await queue.pass(() => send<Row>(client, statement));
      } catch (error) {
        // Nothing was written, and it may wait for the lock where nobody stands behind it.
        if (!isLocked(error)) throw error;
        return pool.query<Row>(statement);
      }
    },
    end: () => connection.end(),
  };
}

/**
 * A connection that is opened when wanted, again once it is lost, and closed when nobody wants it for a
 * while, as the pool closes its own. Nobody waits for it.
 */
function keepConnected(config: pg.ClientConfig, idleMs: number) {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let notBefore = 0;
  let hasEnded = false;
  const idle = setTimeout(() => void leave(), idleMs).unref();

  async function connect(): Promise<void> {
    const fresh = new pg.Client(config);
    // Whatever was underway hears of it from its own query.
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
      notBefore = performance.now() + RECONNECT_MS;
    });
    try {
      await fresh.connect();
      client = fresh;
    } catch {
      // The pool tells whoever asks meanwhile.
      notBefore = performance.now() + RECONNECT_MS;
    } finally {
      connecting = undefined;
    }
  }

  async function leave(): Promise<void> {
    const left = client;
    client = undefined;
    await left?.end();
  }

  return {
    current: () => {
      const isWanted = !client && !connecting && !hasEnded;
      if (isWanted && performance.now() >= notBefore) connecting = connect();
      idle.refresh();
      return client;
    },
    end: async () => {
      hasEnded = true;
      clearTimeout(idle);
      await connecting;
      await leave();
    },
  };
}

/** Knows how long whoever comes now would wait, by how fast the answers came so far. */
function openQueue() {
  let underway = 0;
  let paceMs = 1;
  let lastAnswer = 0;
  return {
    waitMs: () => underway * paceMs,
    pass: async <T>(send: () => Promise<T>): Promise<T> => {
      const sent = performance.now();
      underway += 1;
      try {
        return await send();
      } finally {
        underway -= 1;
        const now = performance.now();
        const took = now - Math.max(sent, lastAnswer);
        paceMs += WEIGHT * (took - paceMs);
        lastAnswer = now;
      }
    },
  };
}

function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

/** As `client.query` does, but for the copy it makes of a statement, which costs more than sending it. */
function send<Row extends pg.QueryResultRow>(
  client: pg.Client,
  { name, text, values }: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query<Row>(text, values, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    client.query(Object.assign(query, { name }));
  });
}
