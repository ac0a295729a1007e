import { ChangeSlip } from './change-slip.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import type { Speaking } from './talk-store.ts';
import { TypingDots } from './typing-dots.tsx';

/** An answer as it comes: seen word by word, heard once when it is whole. */
export function SpeakingEntry({ text, cart }: Speaking) {
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
