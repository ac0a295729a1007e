import { reportReached } from '../../lib/api/connection.ts';

// Together under the five seconds in which a screen has to say that it is cut off.
const EVERY_MS = 2500;
const PATIENCE_MS = 2000;

/** A cable pulled behind the router makes no sound: the console listens for one. The answer stops it. */
export function startHeartbeat(): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = async () => {
    clearTimeout(timer);
    if (!document.hidden) {
      const isAlive = await isServerThere();
      if (!isOver) reportReached(isAlive);
    }
    if (!isOver) timer = setTimeout(beat, EVERY_MS);
  };
  const onVisible = () => {
    if (!document.hidden) void beat();
  };
  document.addEventListener('visibilitychange', onVisible);
  timer = setTimeout(beat, EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch('/livez', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
