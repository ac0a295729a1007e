const RELOAD_MS = 5000;

/** Loads Socket.IO's client, and tries again while there is no network. */
export async function loadSocketClient(signal: AbortSignal, onFailure?: () => void) {
  while (!signal.aborted) {
    try {
      return await import('socket.io-client');
    } catch {
      onFailure?.();
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    }
  }
  return null;
}
