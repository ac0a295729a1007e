import type { Assistant } from '@comanda/contract/chat/chat';
import type { Product } from '@comanda/contract/menu/menu';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChatEntry } from './chat-entry.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { SpeakingEntry } from './speaking-entry.tsx';
import { TalkStart } from './talk-start.tsx';
import { say, sayAgain, type TalkView } from './talk-store.ts';

interface ChatLogProps {
  talk: TalkView;
  assistant: { data: Assistant | undefined; isLoading: boolean };
  products: readonly Product[];
  onOpenDish: (id: string) => void;
  /** What has to be decided before the talk goes on. */
  children: ReactNode;
}

const MARGIN = 16;

/** Everything said so far, the newest in view. */
export function ChatLog({ talk, assistant, products, onOpenDish, children }: ChatLogProps) {
  const { dbName, entries, speaking, isConfirming } = talk;
  const scroller = useRef<HTMLDivElement>(null);
  const lastSaid = useRef<HTMLDivElement>(null);
  const links = Object.values(assistant.data?.redesSociales ?? {});
  const last = entries.at(-1);
  const question = entries.findLast(({ from }) => from === 'user');

  // Each of them makes the talk longer.
  const length = `${last?.id} ${speaking?.text.length} ${speaking?.cart?.total} ${isConfirming}`;
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!length || !box) return;
    // A long answer is read from its beginning; a choice has to be seen.
    const said = isConfirming ? null : lastSaid.current;
    const end = box.scrollHeight - box.clientHeight;
    box.scrollTo({ top: said ? Math.min(end, said.offsetTop - MARGIN) : end });
  }, [length, isConfirming]);

  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-paper"
    >
      <div className="flex min-h-full flex-col gap-3 p-4">
        <div
          role="log"
          aria-label="Conversación"
          aria-live="polite"
          className="grid grid-cols-1 gap-3"
        >
          <TalkStart assistant={assistant} />
          {entries.map((entry) => (
            <ChatEntry
              key={entry.id}
              ref={entry === question ? lastSaid : null}
              entry={entry}
              links={links}
              products={products}
              onOpenDish={onOpenDish}
              onRetry={entry === last && !speaking ? () => sayAgain(dbName) : undefined}
            />
          ))}
        </div>
        {speaking && <SpeakingEntry {...speaking} />}
        {children}
        {entries.length === 0 && <QuickQuestions onAsk={(question) => say(dbName, question)} />}
      </div>
    </div>
  );
}
