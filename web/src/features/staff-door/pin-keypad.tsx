import { PIN_LENGTH } from '@comanda/contract/staff/pin.rules';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Person } from '@comanda/contract/staff/tablets';
import { ArrowLeft, Delete } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { cx } from '../../ui/cx.ts';

interface PinKeypadProps {
  person: Person;
  /** Rejects with the text for the person. */
  onPin: (pin: string) => Promise<void>;
  onBack: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Six digits with big keys. The last one signs in. */
export function PinKeypad({ person, onPin, onBack }: PinKeypadProps) {
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const typed = useRef('');
  const isBusy = useRef(false);

  const write = (next: string) => {
    typed.current = next;
    setDigits(next);
  };
  const send = async () => {
    isBusy.current = true;
    setSending(true);
    try {
      await onPin(typed.current);
    } catch (error) {
      setProblem(messageOf(error));
      write('');
    }
    isBusy.current = false;
    setSending(false);
  };
  const press = (digit: string) => {
    if (isBusy.current) return;
    setProblem('');
    write((typed.current + digit).slice(0, PIN_LENGTH));
    if (typed.current.length === PIN_LENGTH) void send();
  };
  const erase = () => {
    if (!isBusy.current) write(typed.current.slice(0, -1));
  };

  // The keys take the place of the names.
  useEffect(ignoreSecondTap, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') erase();
    else if (event.key === 'Escape' && !isBusy.current) onBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <section
      aria-label={`PIN de ${person.nombre}`}
      className="mx-auto grid w-full justify-items-center gap-5"
    >
      <div className="text-center">
        <h2 className="wrap-anywhere text-28">{person.nombre}</h2>
        <p className="text-ink-soft">{staffDoorMessages.typePin}</p>
      </div>
      <div aria-hidden className="flex gap-4 py-1">
        {Array.from({ length: PIN_LENGTH }, (_, at) => (
          <span
            // The dots are alike and never change their order.
            key={String(at)}
            className={cx(
              'size-5 rounded-full border-2',
              at < digits.length ? 'border-achiote bg-achiote' : 'border-off',
              isSending && 'opacity-50',
            )}
          />
        ))}
      </div>
      {/* Always there, so that the keys stay where they are. */}
      <p role="status" className="min-h-12 text-center font-semibold text-aji">
        {problem || (
          <span className="sr-only">
            {digits.length} de {PIN_LENGTH} números
          </span>
        )}
      </p>
      <div className="grid w-full grid-cols-3 gap-3">
        {KEYS.map((digit) => (
          <Key key={digit} onPress={() => press(digit)}>
            {digit}
          </Key>
        ))}
        <Key label="Volver a los nombres" onPress={() => isBusy.current || onBack()} isQuiet>
          <ArrowLeft aria-hidden size={28} />
        </Key>
        <Key onPress={() => press('0')}>0</Key>
        <Key label="Borrar el último número" onPress={erase} isQuiet>
          <Delete aria-hidden size={28} />
        </Key>
      </div>
    </section>
  );
}

interface KeyProps {
  onPress: () => void;
  children: ReactNode;
  label?: string;
  isQuiet?: boolean;
}

function Key({ onPress, children, label, isQuiet = false }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cx(
        'figures grid min-h-18 touch-manipulation sm:min-h-22 place-items-center rounded-card text-28 active:bg-achiote-wash',
        isQuiet ? 'text-ink-soft hover:bg-sunken' : 'bg-surface inset-ring inset-ring-line',
      )}
    >
      {children}
    </button>
  );
}
