import type { Assistant } from '@comanda/contract/chat/chat';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SedeMenu } from '../menu/menu.api.ts';
import { ChatBubble, ChatEntry } from './chat-entry.tsx';
import { ChangeSlip } from './chat-slips.tsx';
import { type Speaking, say, sayAgain, type TalkView } from './talk-store.ts';

interface ChatLogProps {
  talk: TalkView;
  assistant: { data: Assistant | undefined; isLoading: boolean };
  menu: SedeMenu | undefined;
  onOpenDish: (id: string) => void;
  /** What the diner has to decide before the conversation goes on. */
  children: ReactNode;
}

const MARGIN = 16;

/** All messages so far, scrolled to the newest. */
export function ChatLog({ talk, assistant, menu, onOpenDish, children }: ChatLogProps) {
  const { dbName, entries, speaking, isConfirming } = talk;
  const scroller = useRef<HTMLDivElement>(null);
  const lastSaid = useRef<HTMLDivElement>(null);
  const links = Object.values(assistant.data?.redesSociales ?? {});
  const last = entries.at(-1);
  const question = entries.findLast(({ from }) => from === 'user');

  // Changes whenever the conversation grows.
  const length = `${last?.id} ${speaking?.text.length} ${speaking?.cart?.total} ${isConfirming}`;
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!length || !box) return;
    // A long answer is shown from its beginning, a choice from its end, where its buttons are.
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
              menu={menu}
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

/** An answer while it streams. Screen readers read it once, when it is complete. */
function SpeakingEntry({ text, cart }: Speaking) {
  return (
    <>
      <p role="status" className="sr-only">
        Escribiendo…
      </p>
      <div aria-hidden className="grid grid-cols-1 gap-2.5">
        <ChatBubble from="ai">{text || <TypingDots />}</ChatBubble>
        {cart && cart.changes.length > 0 && <ChangeSlip {...cart} />}
      </div>
    </>
  );
}

const QUESTIONS = ['¿Qué me recomiendas?', '¿Qué hay de tomar?', '¿A qué hora cierran?'];

/** Examples for diners who do not know what to ask. */
function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Preguntas para empezar" className="mt-auto flex flex-wrap gap-2 pt-6">
      {QUESTIONS.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full bg-surface px-4 font-semibold text-14 inset-ring inset-ring-control transition-colors duration-150 hover:bg-sunken"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TalkStartProps {
  assistant: { data: Assistant | undefined; isLoading: boolean };
}

const REDES = [
  { red: 'whatsapp', word: 'WhatsApp' },
  { red: 'instagram', word: 'Instagram' },
  { red: 'facebook', word: 'Facebook' },
] as const;

/** Used if the sede's own greeting did not load. */
const GREETING = '¡Hola! ¿Qué se te antoja hoy?';

/** The greeting, and the other ways to reach the restaurant. */
function TalkStart({ assistant: { data, isLoading } }: TalkStartProps) {
  if (!data && isLoading) {
    return (
      <div aria-hidden>
        <ChatBubble from="ai">
          <TypingDots />
        </ChatBubble>
      </div>
    );
  }
  const redes = REDES.filter(({ red }) => data?.redesSociales[red].startsWith('https://'));
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ChatBubble from="ai">{data?.saludo || GREETING}</ChatBubble>
      {redes.length > 0 && (
        <ul aria-label="También estamos en" className="flex flex-wrap gap-x-4">
          {redes.map(({ red, word }) => (
            <li key={red}>
              <a
                href={data?.redesSociales[red]}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-14 text-achiote-ink hover:underline"
              >
                {word}
                <ExternalLink aria-hidden size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows that the assistant is about to answer. */
function TypingDots() {
  return (
    <span aria-hidden className="flex h-6 items-center gap-1.5">
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft" />
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft [animation-delay:200ms]" />
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft [animation-delay:400ms]" />
    </span>
  );
}
