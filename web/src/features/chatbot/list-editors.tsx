import { DEFAULT_CONFIRMATION_PHRASES } from '@comanda/contract/chat/chat.rules';
import { CHATBOT_LIMITS } from '@comanda/contract/chat/chatbot-config.rules';
import { Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ChatbotDraft, newParameter } from './chatbot-form.ts';

interface PhrasesEditorProps {
  phrases: readonly string[];
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onRemove: (phrase: string) => void;
  error?: string | undefined;
}

/** The phrases that the assistant takes for a yes: the standard ones and the owner's own. */
export function PhrasesEditor(props: PhrasesEditorProps) {
  const { phrases, typed, onType, onAdd, onRemove, error } = props;
  const input = useRef<HTMLInputElement>(null);
  // The added phrase or the error appears under the field, so the page scrolls to show both.
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
            // Enter adds the phrase; only the button sends the form.
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

type Parametros = ChatbotDraft['parametros'];

interface ParametersEditorProps {
  value: Parametros;
  onChange: (value: Parametros) => void;
  errors: Record<string, string>;
}

/** Facts that the assistant uses in its answers, such as address and hours. */
export function ParametersEditor({ value, onChange, errors }: ParametersEditorProps) {
  const change = (key: string, part: { titulo: string } | { valor: string }) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const [hasAdded, setAdded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isFull = value.length >= CHATBOT_LIMITS.parametros;

  useEffect(() => {
    if (!hasAdded) return;
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    setAdded(false);
  }, [hasAdded]);

  return (
    <div className="grid gap-3">
      <ul ref={list} className="grid gap-3">
        {value.map(({ key, titulo, valor }, at) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-control bg-sunken p-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <TextField
              label="Título"
              value={titulo}
              placeholder="Parqueadero"
              error={errors[`parametros.${at}.titulo`]}
              onChange={({ target }) => change(key, { titulo: target.value })}
            />
            <IconButton
              label={titulo.trim() ? `Quitar ${titulo.trim()}` : 'Quitar este parámetro'}
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => onChange(value.filter((one) => one.key !== key))}
              variant="danger"
              className="mt-7 sm:order-last"
            />
            <div className="col-span-2 sm:col-span-1">
              <TextArea
                label="Valor"
                rows={2}
                value={valor}
                placeholder="Gratis para clientes, entrada por la carrera 7"
                error={errors[`parametros.${at}.valor`]}
                onChange={({ target }) => change(key, { valor: target.value })}
                className="field-sizing-content min-h-12"
              />
            </div>
          </li>
        ))}
      </ul>
      {errors.parametros && (
        <p role="alert" className="font-medium text-14 text-aji">
          {errors.parametros}
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={18} />}
        disabled={isFull}
        onClick={() => {
          onChange([...value, newParameter()]);
          setAdded(true);
        }}
        className="justify-self-start"
      >
        Agregar parámetro
      </Button>
    </div>
  );
}
