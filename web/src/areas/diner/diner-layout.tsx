import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ChatOverlay } from '../../features/chat/chat-overlay.ts';
import { useHydrated } from '../../lib/first-view.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { PageLoading, Spinner } from '../../ui/spinner.tsx';
import { DinerNav } from './diner-nav.tsx';

const ChatPanel = lazy(() =>
  import('../../features/chat/chat-panel.tsx').then(
    (m) => ({ default: m.ChatPanel }),
    () => ({ default: () => <ChatLoading isLost /> }),
  ),
);

const AfterFirstView = lazy<ComponentType>(() =>
  import('./after-first-view.tsx').then(
    (m) => ({ default: m.AfterFirstView }),
    // Without it the area works as any page does.
    () => ({ default: () => null }),
  ),
);

/** The menu brings its own banner; every screen shares the bar at the bottom. */
export function DinerLayout({ children }: { children: ReactNode }) {
  const { shown } = useOverlay<ChatOverlay>();
  const isSettled = useSettledPage();
  // How long the screen is, the server does not always know.
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense fallback={<PageLoading />}>
        <main className="flex-1">{children}</main>
      </Suspense>
      {isHydrated && (
        <footer className="px-4 pt-10 pb-44 text-center text-14 text-ink-soft">
          <PolicyLink className="inline-block py-3" />
        </footer>
      )}
      <DinerNav />
      {shown?.chat && (
        <Suspense fallback={<ChatLoading />}>
          <ChatPanel />
        </Suspense>
      )}
      <Suspense>{isSettled && <AfterFirstView />}</Suspense>
    </div>
  );
}

/** Long enough for the first view to be there, its pictures included. */
const REST_MS = 3000;

function useSettledPage(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Where the talk will be, while its part of the web arrives; `isLost` when it did not. */
function ChatLoading({ isLost = false }: { isLost?: boolean }) {
  return (
    <div className="fixed inset-0 z-30 animate-fade bg-backdrop">
      <div className="ml-auto grid h-full place-content-center justify-items-center gap-3 bg-paper sm:max-w-md">
        {isLost ? (
          <>
            <p role="alert">El chat no cargó. Revisa tu internet.</p>
            {/* Its own address again, without what lay over the page. */}
            <a href="?" className="p-3 font-semibold underline underline-offset-4">
              Volver a cargar
            </a>
          </>
        ) : (
          <Spinner label="Abriendo el chat" />
        )}
      </div>
    </div>
  );
}
