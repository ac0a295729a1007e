import { CODE_LENGTH } from '@comanda/contract/auth/auth.rules';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { now as serverTime } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/form/field.tsx';
import { useNow } from '../realtime/use-now.ts';

interface CodeBoxesProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
}

const BOXES = Array.from({ length: CODE_LENGTH }, (_, box) => box);

/**
 * Draws six boxes under one real input, so that screen readers, phone keyboards and code autofill see a single
 * field. The digit of the current box stays selected, so typing replaces it.
 */
export function CodeBoxes({ label, value, onChange, error, readOnly = false }: CodeBoxesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const chosen = Math.min(box, value.length, CODE_LENGTH - 1);

  const select = (at: number) => input.current?.setSelectionRange(at, at + 1);

  // The code is the only thing to type on this screen, so the field takes the focus.
  useEffect(() => input.current?.focus(), []);

  useLayoutEffect(() => {
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(chosen, Math.min(chosen + 1, value.length));
    }
  }, [chosen, value]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const before = digitsOf(typed.slice(0, selectionStart ?? typed.length)).length;
    const code = digitsOf(typed).slice(0, CODE_LENGTH);
    // After a backspace in the middle the caret goes one box to the left; otherwise the next backspace would delete
    // the digit that moved up.
    const isBackwards = isDeletingBackwards(event.nativeEvent) && before < code.length;
    setBox(isBackwards ? Math.max(0, before - 1) : before);
    onChange(code);
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsOf(event.clipboardData.getData('text')).slice(0, CODE_LENGTH);
    if (readOnly || !pasted) return;
    // A whole code replaces everything; part of one is inserted at the caret.
    const code =
      pasted.length === CODE_LENGTH
        ? pasted
        : (value.slice(0, chosen) + pasted + value.slice(chosen + pasted.length)).slice(
            0,
            CODE_LENGTH,
          );
    setBox(pasted.length === CODE_LENGTH ? CODE_LENGTH : chosen + pasted.length);
    onChange(code);
  };

  const move = (event: KeyboardEvent) => {
    const target = moveOf(event.key, chosen, value.length);
    if (target === null) return;
    event.preventDefault();
    setBox(target);
  };

  const point = (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pointed = Math.floor(((event.clientX - left) / width) * CODE_LENGTH);
    const target = Math.max(0, Math.min(pointed, value.length, CODE_LENGTH - 1));
    setBox(target);
    select(target);
  };

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="relative">
          <div aria-hidden className="grid grid-cols-6 gap-2">
            {BOXES.map((index) => {
              const isChosen = isFocused && !readOnly && index === chosen;
              return (
                <span
                  key={index}
                  className={cx(
                    'figures grid h-14 place-items-center rounded-control text-28 transition-colors duration-150',
                    readOnly ? 'bg-sunken text-ink-soft' : 'bg-surface',
                    isChosen ? 'inset-ring-3 inset-ring-ink' : 'inset-ring',
                    !isChosen && (error ? 'inset-ring-aji' : 'inset-ring-control'),
                  )}
                >
                  {value[index] ??
                    (isChosen && <span className="h-7 w-0.5 animate-shimmer bg-ink" />)}
                </span>
              );
            })}
          </div>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            required
            readOnly={readOnly}
            value={value}
            onChange={change}
            onPaste={paste}
            onKeyDown={move}
            onClick={point}
            onFocus={() => {
              setFocused(true);
              setBox(value.length);
              select(Math.min(value.length, CODE_LENGTH - 1));
            }}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-16 text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
          />
        </div>
      )}
    </Field>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isDeletingBackwards(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'deleteContentBackward';
}

function moveOf(key: string, box: number, length: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, box - 1);
    case 'ArrowRight':
      return Math.min(box + 1, length, CODE_LENGTH - 1);
    case 'Home':
      return 0;
    case 'End':
      return Math.min(length, CODE_LENGTH - 1);
    default:
      return null;
  }
}

/** Offers another code to somebody whose mail did not arrive. */
export function ResendCode(props: Parameters<typeof useResend>[0]) {
  const { secondsLeft, isSending, resend } = useResend(props);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 text-ink-soft">
      <span>¿No llegó? Revisa el correo no deseado.</span>
      {secondsLeft > 0 ? (
        <span>Reenviar en {clock(secondsLeft)}</span>
      ) : (
        <button
          type="button"
          disabled={isSending}
          onClick={() => void resend()}
          className="min-h-11 rounded-control font-semibold text-achiote-ink underline underline-offset-4 disabled:text-ink-soft"
        >
          {isSending ? 'Enviando...' : 'Reenviar código'}
        </button>
      )}
    </div>
  );
}

/** '0:38' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The server sends one code a minute. */
const RESEND_MS = 60_000;

interface Resend {
  /** When the last code was mailed, in ms. */
  sentAt: number;
  send: () => Promise<{ message: string }>;
  /** Called with the time of the new mail, from which the next minute counts. */
  onSent?: (at: number) => void;
}

/** Sends another code, and counts the seconds until the next one is allowed. */
function useResend({ sentAt: firstSentAt, send, onSent }: Resend) {
  const [sentAt, setSentAt] = useState(firstSentAt);
  const [isSending, run] = useBusy();
  const now = useNow(1000);
  const secondsLeft = Math.max(0, Math.ceil((sentAt + RESEND_MS - now.getTime()) / 1000));

  const waitAgain = () => {
    const at = serverTime().getTime();
    setSentAt(at);
    onSent?.(at);
  };

  const resend = async (): Promise<void> => {
    try {
      const { message } = await send();
      waitAgain();
      toast.success(message, { id: 'resend' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) waitAgain();
      toast.error(error instanceof ApiError ? error.message : String(error), { id: 'resend' });
    }
  };

  return { secondsLeft, isSending, resend: () => run(resend) };
}
