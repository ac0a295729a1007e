import { TILL_SETTINGS } from '@comanda/contract/locations/till-settings.rules';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { newPago, type PagoDraft } from './use-money-form.ts';

const METODOS = (['nequi', 'daviplata', 'bre_b', 'transferencia', 'bizum'] as const).map(
  (value) => ({ value, label: METODO_PAGO_LABELS[value] }),
);
const EXAMPLES: Partial<Record<PagoDraft['metodo'], string>> = {
  bre_b: '@tunegocio',
  transferencia: 'Ahorros 123-456789-00',
};

interface PagosEditorProps {
  value: readonly PagoDraft[];
  onChange: (value: readonly PagoDraft[]) => void;
  errors: Record<string, string>;
  disabled: boolean;
}

/** What guests pay to with a phone: a key, the picture of a code, or both. */
export function PagosEditor({ value, onChange, errors, disabled }: PagosEditorProps) {
  const [hasAdded, setAdded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!hasAdded) return;
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
    setAdded(false);
  }, [hasAdded]);
  const change = (key: string, part: Partial<PagoDraft>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <div className="grid gap-3">
      <ul ref={list} className="grid gap-3">
        {value.map((pago, at) => (
          <li key={pago.key} className="rounded-control bg-sunken p-3">
            <Pago
              pago={pago}
              errors={errors}
              path={`pagos.${at}`}
              disabled={disabled}
              onChange={(part) => change(pago.key, part)}
              onRemove={() => onChange(value.filter(({ key }) => key !== pago.key))}
            />
          </li>
        ))}
      </ul>
      {errors.pagos && (
        <p role="alert" className="font-medium text-14 text-aji">
          {errors.pagos}
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={18} />}
        disabled={disabled || value.length >= TILL_SETTINGS.pagos}
        onClick={() => {
          onChange([...value, newPago()]);
          setAdded(true);
        }}
        className="justify-self-start"
      >
        Agregar forma de pago
      </Button>
    </div>
  );
}

interface PagoProps {
  pago: PagoDraft;
  errors: Record<string, string>;
  /** Of its problems. */
  path: string;
  disabled: boolean;
  onChange: (part: Partial<PagoDraft>) => void;
  onRemove: () => void;
}

function Pago({ pago, errors, path, disabled, onChange, onRemove }: PagoProps) {
  const { metodo, titulo, llave, imagen, imageUpload } = pago;
  const isListed = METODOS.some(({ value }) => value === metodo);
  const own = { value: metodo, label: METODO_PAGO_LABELS[metodo] };
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="w-36">
        <ImageField
          label="Código QR"
          shape="code"
          current={imagen || null}
          value={imageUpload}
          onChange={(file) => onChange({ imageUpload: file })}
          error={errors[`${path}.imagen`]}
          disabled={disabled}
        />
        {imagen && !imageUpload && (
          <Button
            variant="ghost"
            disabled={disabled}
            onClick={() => onChange({ imagen: '' })}
            className="-ml-4"
          >
            Quitar el código
          </Button>
        )}
      </div>
      <div className="grid gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <Select
            label="Se paga por"
            options={isListed ? METODOS : [own, ...METODOS]}
            value={metodo}
            disabled={disabled}
            onChange={({ target }) => onChange({ metodo: target.value as PagoDraft['metodo'] })}
          />
          <IconButton
            label={titulo.trim() ? `Quitar ${titulo.trim()}` : 'Quitar esta forma de pago'}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={onRemove}
            variant="danger"
            disabled={disabled}
            className="mt-7"
          />
        </div>
        <TextField
          label="Nombre"
          value={titulo}
          placeholder="Nequi de la casa"
          autoComplete="off"
          maxLength={TILL_SETTINGS.titulo}
          disabled={disabled}
          error={errors[`${path}.titulo`]}
          onChange={({ target }) => onChange({ titulo: target.value })}
        />
        <TextField
          label="Llave o número"
          value={llave}
          placeholder={EXAMPLES[metodo] ?? '300 123 4567'}
          autoComplete="off"
          maxLength={TILL_SETTINGS.llave}
          disabled={disabled}
          error={errors[`${path}.llave`]}
          onChange={({ target }) => onChange({ llave: target.value })}
        />
      </div>
    </div>
  );
}
