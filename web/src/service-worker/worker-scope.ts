interface PageClient {
  url: string;
  focus: () => Promise<unknown>;
}

interface WorkerEvent extends Event {
  data: unknown;
  notification: Notification;
  waitUntil: (work: Promise<unknown>) => void;
}

type WorkerEventName = 'install' | 'activate' | 'message' | 'notificationclick';

/** What the worker uses of its world. TypeScript's own description of it contradicts that of a page. */
export interface WorkerScope {
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<PageClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (name: WorkerEventName, listener: (event: WorkerEvent) => void) => void;
}
