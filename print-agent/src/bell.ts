/** Something to wait for that can also be over early; a ring nobody waited for is not lost. */
export function makeBell() {
  let isRung = false;
  let wake: (() => void) | undefined;

  return {
    ring: () => {
      isRung = true;
      wake?.();
    },
    wait: async (ms: number) => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isRung = false;
    },
  };
}
