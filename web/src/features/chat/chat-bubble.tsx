import type { ChatMessage } from '@comanda/contract/chat/chat';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface ChatBubbleProps {
  from: ChatMessage['from'];
  /** An answer that did not come. */
  isFailure?: boolean;
  children: ReactNode;
}

/** What somebody said, on their side. */
export function ChatBubble({ from, isFailure = false, children }: ChatBubbleProps) {
  return (
    <div
      className={cx(
        'wrap-anywhere w-fit max-w-[85%] whitespace-pre-line rounded-card px-3.5 py-2.5',
        from === 'user' && 'ml-auto rounded-br-[4px] bg-ink text-on-ink',
        from === 'ai' && 'rounded-bl-[4px] inset-ring',
        from === 'ai' && (isFailure ? 'bg-aji-wash inset-ring-aji' : 'bg-surface inset-ring-line'),
      )}
    >
      <span className="sr-only">{from === 'user' ? 'Tú: ' : 'Asistente: '}</span>
      <p>{children}</p>
    </div>
  );
}
