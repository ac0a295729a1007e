/** Waits for a time, or until it is woken; a wake-up that nobody waited for is not lost. */
export function makeWakeUp() {
  let isDue = false;
  let wake: (() => void) | undefined;

  return {
    now: () => {
      isDue = true;
      wake?.();
    },
    wait: async (ms: number) => {
      if (!isDue) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isDue = false;
    },
  };
}
