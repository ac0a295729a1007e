import { CHATBOT_LIMITS } from '@comanda/contract/chat/chatbot-config.rules';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ChatbotDraft, newParameter } from './chatbot-draft.ts';

type Parametros = ChatbotDraft['parametros'];

interface ParametersEditorProps {
  value: Parametros;
  onChange: (value: Parametros) => void;
  errors: Record<string, string>;
}

/** Facts the assistant answers with: where, when, and whatever else people ask. */
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
