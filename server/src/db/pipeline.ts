import pg from 'pg';

/** How long a statement may queue here. Beyond that, a connection of the pool is faster. */
const PATIENCE_MS = 20;
/** A statement that waits for a lock blocks those behind it for at most this long. */
const LOCK_TIMEOUT_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const RECONNECT_MS = 1_000;
const IDLE_MS = 10_000;
/** Weight of the newest answer in the running average. */
const WEIGHT = 0.2;

/** How a statement reaches the database. */
export type Way = {
  query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
};

export type Pipeline = Way & { end: () => Promise<void> };

/**
 * One connection beside the pool. Statements are written to it without waiting for earlier answers,
 * so neither side wakes up for each one; every statement is still its own transaction. It is for
 * short statements that can be sent again if nothing was written. While it is down, or slow because
 * the disk is slow to commit, statements go to the pool, whose connections commit together. It
 * connects as `beside` does, because a pooler between would refuse or forget its lock_timeout.
 */
export function openPipeline(beside: pg.Pool, pool: Way = beside): Pipeline {
  const { idleTimeoutMillis, ...options } = beside.options;
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
        // Nothing was written. On a connection of the pool it can wait for the lock without
        // blocking others.
        if (!isLocked(error)) throw error;
        return pool.query<Row>(statement);
      }
    },
    end: () => connection.end(),
  };
}

/**
 * A connection opened on demand, reopened after a loss and closed when idle, as the pool does with
 * its own. No caller waits for it to open.
 */
function keepConnected(config: pg.ClientConfig, idleMs: number) {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let notBefore = 0;
  let hasEnded = false;
  const idle = setTimeout(() => void leave(), idleMs).unref();

  async function connect(): Promise<void> {
    const fresh = new pg.Client(config);
    // Statements that were under way get the error from their own query.
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
      notBefore = performance.now() + RECONNECT_MS;
    });
    try {
      await fresh.connect();
      client = fresh;
    } catch {
      // Until then statements go to the pool, which reports the error.
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

/** Estimates how long a new statement would wait, from the pace of recent answers. */
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

/** Like `client.query`, without its copy of the statement, which costs more than sending it. */
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
