import { cashOffers, NOTES } from '@comanda/contract/accounts/cash.rules';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { formatMoney } from '@comanda/contract/money';
import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { pesosText } from '../../lib/pesos-text.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';

/** More would be no amount of this world; the rule of the server is below it. */
const MAX_DIGITS = 9;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'] as const;

interface KeypadProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Digits of an amount in whole pesos. */
export function Keypad({ value, onChange }: KeypadProps) {
  const press = (key: string) => {
    const next = `${value ?? ''}${key}`.replace(/^0+/, '');
    if (next !== '' && next.length <= MAX_DIGITS) onChange(Number(next));
  };
  const erase = () => {
    const left = String(value ?? '').slice(0, -1);
    onChange(left === '' ? null : Number(left));
  };
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {KEYS.map((key) => (
        <Key key={key} onPress={() => press(key)}>
          {key}
        </Key>
      ))}
      <Key label={chargeMessages.erase} onPress={erase}>
        <Delete aria-hidden size={24} />
      </Key>
    </div>
  );
}

interface KeyProps {
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="figures grid min-h-12 touch-manipulation place-items-center rounded-control bg-sunken text-22 hover:bg-line active:bg-achiote-wash"
    >
      {children}
    </button>
  );
}

interface AmountFieldProps {
  label: string;
  value: number | null;
  /** What an empty field stands for. */
  placeholder: number;
  isActive: boolean;
  onFocus: () => void;
  onChange: (value: number | null) => void;
}

/** Shows what the keypad writes; a keyboard writes into it too. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, placeholder, isActive, onFocus, onChange } = props;
  return (
    <label
      className={cx(
        'flex min-h-12 items-center gap-3 rounded-control border-2 bg-surface px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isActive ? 'border-ink' : 'border-line',
      )}
    >
      <span className="text-16 text-ink-soft">{label}</span>
      <input
        inputMode="none"
        autoComplete="off"
        placeholder={formatMoney(placeholder)}
        value={value === null ? '' : `$${pesosText(value)}`}
        onFocus={onFocus}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, MAX_DIGITS);
          onChange(digits === '' ? null : Number(digits));
        }}
        className="figures w-full min-w-0 bg-transparent text-right text-24 outline-none placeholder:text-ink-soft"
      />
    </label>
  );
}

interface NoteKeysProps {
  due: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The exact amount, and notes: one that is enough is all that was given, smaller ones add up. */
export function NoteKeys({ due, value, onChange }: NoteKeysProps) {
  const enough = cashOffers(due);
  return (
    <div className="grid grid-cols-4 gap-1.5">
      <NoteKey isChosen={value === null || value === due} onPress={() => onChange(null)}>
        {chargeMessages.exact}
      </NoteKey>
      {NOTES.map((note) => {
        const isEnough = enough.includes(note);
        return (
          <NoteKey
            key={note}
            isChosen={value === note && isEnough}
            onPress={() => onChange(isEnough ? note : (value ?? 0) + note)}
          >
            {isEnough ? pesosText(note) : `+${pesosText(note)}`}
          </NoteKey>
        );
      })}
    </div>
  );
}

interface NoteKeyProps {
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}

function NoteKey({ isChosen, onPress, children }: NoteKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'min-h-12 touch-manipulation whitespace-nowrap rounded-full px-0.5 font-semibold text-14',
        isChosen ? CHOSEN : 'bg-sunken text-ink hover:bg-line',
      )}
    >
      {children}
    </button>
  );
}
