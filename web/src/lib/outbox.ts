import { ApiError } from './api/api-client.ts';
import { hasNetwork, onReconnect } from './api/connection.ts';
import { isWorthRetrying } from './api/failure.ts';

/**
 * What an outbox needs to know of its deeds; each keeps them in a store of its own. A deed carries its key
 * and its author, so that it is done once, in its author's name only.
 */
interface Outbox<Deed, Context> {
  /** Of several tabs only the one with this lock sends. */
  lock: string;
  /** Reads again what another tab may have changed. */
  refresh?: () => Promise<unknown>;
  /** The deed that goes next: of the person who is signed in, in the order they were done. */
  next: () => Deed | undefined;
  /** Sends the deed and notes that the server has it; throws what the call throws. */
  send: (deed: Deed, context: Context) => Promise<void>;
  /** The server answered that it will never take the deed. */
  refuse: (deed: Deed, error: ApiError, context: Context) => Promise<void> | void;
  /** The server cannot be reached: what may go has to wait. */
  delay?: () => Promise<unknown>;
  /** Milliseconds until a deed may go, 0 if one may; null if none waits. */
  due: () => number | null;
  /** Calls the listener whenever `due` may have changed. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5000;

export function openOutbox<Deed, Context = undefined>(box: Outbox<Deed, Context>) {
  let running: Promise<boolean> | undefined;
  let isWantedAgain = false;

  /** Sends what may go, one deed after the other. Answers whether the server could be reached. */
  function send(context: Context): Promise<boolean> {
    if (running) {
      isWantedAgain = true;
      return running;
    }
    running = sendInTurn(context).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendInTurn(context: Context): Promise<boolean> {
    let isReached: boolean;
    do {
      isWantedAgain = false;
      isReached = await alone(() => sendAll(context));
    } while (isReached && isWantedAgain);
    return isReached;
  }

  /** Where there are no locks two tabs may send a deed; its key still makes it one. */
  function alone(work: () => Promise<boolean>): Promise<boolean> {
    return navigator.locks ? navigator.locks.request(box.lock, work) : work();
  }

  async function sendAll(context: Context): Promise<boolean> {
    await box.refresh?.();
    for (;;) {
      // Asked each time, because somebody else may have signed in meanwhile.
      const deed = box.next();
      if (deed === undefined) return true;
      if (!hasNetwork() || !(await isAnswered(deed, context))) {
        await box.delay?.();
        return false;
      }
    }
  }

  /** True if the server took the deed or refused it, false if it has to wait. */
  async function isAnswered(deed: Deed, context: Context): Promise<boolean> {
    try {
      await box.send(deed, context);
    } catch (error) {
      if (!(error instanceof ApiError) || isWorthRetrying(error)) return false;
      await box.refuse(deed, error, context);
    }
    return true;
  }

  /**
   * Sends deeds as soon as possible and retries until they are sent. Returns a function that stops it.
   */
  function keepSending(context: Context): () => void {
    let isOver = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const attempt = async () => {
      const isReached = await send(context).catch(() => false);
      failures = isReached ? 0 : failures + 1;
      plan();
    };
    const plan = () => {
      clearTimeout(timer);
      const due = isOver ? null : box.due();
      if (due === null) return;
      const retry = Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LAST_RETRY_MS);
      timer = setTimeout(attempt, Math.max(due, retry));
    };
    const now = () => {
      failures = 0;
      void attempt();
    };
    const onVisible = () => {
      if (!document.hidden) now();
    };

    const stops = [box.subscribe(plan), onReconnect(now)];
    document.addEventListener('visibilitychange', onVisible);
    void attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }

  return { send, keepSending };
}
