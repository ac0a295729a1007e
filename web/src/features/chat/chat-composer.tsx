import { CHAT_MESSAGE_MAX } from '@comanda/contract/chat/chat.rules';
import { Lock, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface ChatComposerProps {
  /** The diner has to confirm or cancel the order first. */
  isLocked: boolean;
  /** The assistant is answering: the diner can type but not send. */
  isWaiting: boolean;
  /** Answers false if the message cannot be sent now; the text then stays in the field. */
  onSend: (text: string) => boolean;
}

/** From this length on the composer shows how many characters are left. */
const NEAR_LIMIT = CHAT_MESSAGE_MAX - 80;
const LOCKED = 'Confirma o cancela para seguir';

export function ChatComposer({ isLocked, isWaiting, onSend }: ChatComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const wasLocked = useRef(isLocked);
  const counterId = useId();
  const isNearLimit = text.length >= NEAR_LIMIT;

  useEffect(() => {
    if (wasLocked.current && !isLocked) field.current?.focus();
    wasLocked.current = isLocked;
  }, [isLocked]);

  const send = () => {
    if (onSend(text)) setText('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex items-end gap-2 px-3 py-2.5"
    >
      <div className="relative min-w-0 flex-1">
        {isLocked && (
          <Lock aria-hidden size={18} className="absolute top-3.5 left-3.5 text-ink-soft" />
        )}
        <textarea
          ref={field}
          rows={1}
          aria-label="Escribe tu mensaje"
          aria-describedby={isNearLimit ? counterId : undefined}
          placeholder={isLocked ? LOCKED : 'Escribe tu mensaje'}
          enterKeyHint="send"
          maxLength={CHAT_MESSAGE_MAX}
          value={text}
          disabled={isLocked}
          data-autofocus={opensKeyboard() ? undefined : ''}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
          className={cx(
            CONTROL_CLASS,
            'field-sizing-content block max-h-32 min-h-12 resize-none py-2.75',
            isLocked && 'pl-10',
          )}
        />
        {isNearLimit && (
          <p id={counterId} className="pt-1 text-right text-12 text-ink-soft">
            {text.length} de {CHAT_MESSAGE_MAX} caracteres
          </p>
        )}
      </div>
      <IconButton
        type="submit"
        label="Enviar"
        icon={<SendHorizontal aria-hidden size={22} />}
        variant="ink"
        size="lg"
        disabled={isLocked || isWaiting || text.trim() === ''}
      />
    </form>
  );
}

/** On a phone the keyboard would cover the greeting before the diner read it. */
function opensKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
