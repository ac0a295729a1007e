import type { ChatMessage } from '@comanda/contract/chat/chat';
import { greetingText } from '@comanda/contract/chat/chat.words';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import { Bot } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { ChatbotDraft } from './chatbot-form.ts';
import { TONO_LOOK } from './tono.ts';

interface GreetingPreviewProps {
  draft: Pick<ChatbotDraft, 'nombreAsistente' | 'tono' | 'frasesConfirmacion'>;
  /** The name by which diners know the restaurant. */
  place: string;
  /** On a phone only the greeting is shown, so that the fields come sooner. */
  isBrief?: boolean;
}

/** The first message of a chat, as the diner will read it. */
export function GreetingPreview({ draft, place, isBrief = false }: GreetingPreviewProps) {
  const { word, sample } = TONO_LOOK[draft.tono];
  const assistant = draft.nombreAsistente.trim() || DEFAULT_ASSISTANT;
  const ownPhrase = draft.frasesConfirmacion.at(-1);
  return (
    <section
      aria-label="Así saluda"
      className="overflow-hidden rounded-card bg-paper inset-ring inset-ring-line"
    >
      <header className="flex items-center gap-3 border-line border-b px-4 py-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-on-ink"
        >
          <Bot size={20} />
        </span>
        <p className="min-w-0">
          <strong className="title wrap-anywhere block text-16 leading-tight">{assistant}</strong>
          <span className="text-12 text-ink-soft">Tono {word.toLowerCase()}</span>
        </p>
      </header>
      <div className="grid gap-2 p-4 text-14">
        <Bubble from="ai">{greetingText(draft.tono, assistant, place)}</Bubble>
        <div className={cx('gap-2', isBrief ? 'hidden md:grid' : 'grid')}>
          <Bubble from="user">Un ajiaco, por favor</Bubble>
          <Bubble from="ai">{sample}</Bubble>
          {ownPhrase && <Bubble from="user">{ownPhrase}</Bubble>}
        </div>
      </div>
    </section>
  );
}

function Bubble({ from, children }: { from: ChatMessage['from']; children: string }) {
  return (
    <p
      className={cx(
        'wrap-anywhere w-fit max-w-[90%] rounded-card px-3.5 py-2.5',
        from === 'ai'
          ? 'rounded-bl-[4px] bg-surface inset-ring inset-ring-line'
          : 'ml-auto rounded-br-[4px] bg-ink text-on-ink',
      )}
    >
      {children}
    </p>
  );
}
