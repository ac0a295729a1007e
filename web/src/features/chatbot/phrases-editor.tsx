import { DEFAULT_CONFIRMATION_PHRASES } from '@comanda/contract/chat/chat.rules';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface PhrasesEditorProps {
  phrases: readonly string[];
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onRemove: (phrase: string) => void;
  error?: string | undefined;
}

/** What the assistant takes for a yes: always the usual words, and the owner's own. */
export function PhrasesEditor(props: PhrasesEditorProps) {
  const { phrases, typed, onType, onAdd, onRemove, error } = props;
  const input = useRef<HTMLInputElement>(null);
  // What comes of it stands under the field.
  useEffect(() => {
    if (document.activeElement === input.current) {
      input.current?.scrollIntoView?.({ block: 'nearest' });
    }
  });

  const add = () => {
    onAdd();
    input.current?.focus();
  };

  return (
    <div className="grid gap-4">
      <div>
        <p className="pb-1.5 text-14 text-ink-soft">Siempre se entienden:</p>
        <ul className="flex flex-wrap gap-1.5">
          {DEFAULT_CONFIRMATION_PHRASES.map((phrase) => (
            <li key={phrase} className="rounded-full bg-sunken px-2.5 py-1 text-14 text-ink-soft">
              {phrase}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          ref={input}
          label="Agrega las tuyas"
          optional
          value={typed}
          placeholder="Por ejemplo: mándelo"
          enterKeyHint="done"
          error={error}
          className="scroll-mb-28"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It adds the phrase; the form is sent by its button.
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="secondary"
          size="lg"
          icon={<Plus aria-hidden size={18} />}
          onClick={add}
          className="mt-6.5"
        >
          Agregar
        </Button>
      </div>
      {phrases.length > 0 && (
        <ul aria-label="Tus frases" className="flex flex-wrap gap-2">
          {phrases.map((phrase) => (
            <li
              key={phrase}
              className="flex max-w-full items-center rounded-full bg-achiote-wash pl-4 font-semibold text-14 text-achiote-ink"
            >
              <span className="wrap-anywhere">{phrase}</span>
              <button
                type="button"
                aria-label={`Quitar «${phrase}»`}
                onClick={() => {
                  onRemove(phrase);
                  input.current?.focus();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
