const RELOAD_MS = 5000;

/** Without network the client itself may not arrive: asked for again until it does. */
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
