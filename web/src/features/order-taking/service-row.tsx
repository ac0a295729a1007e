import type { Product } from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { isPrecio } from '@comanda/contract/money';
import { type FormEvent, useState } from 'react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ServiceRowProps {
  service: Product;
  onAdd: (precio: number) => void;
}

/** A service costs what whoever charges it says; the menu's price is where they start. */
export function ServiceRow({ service, onAdd }: ServiceRowProps) {
  const [text, setText] = useState(() => pesosText(service.precio));
  const [error, setError] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const precio = readPesos(text);
    if (isPrecio(precio)) onAdd(precio);
    else setError(productsMessages.precioInvalid);
  };

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <form noValidate onSubmit={add} className="grid gap-2">
        <div>
          <p className="font-semibold">{service.nombre}</p>
          <p className="text-14 text-ink-soft">{service.descripcion}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            label={`Precio de ${service.nombre}`}
            inputMode="numeric"
            autoComplete="off"
            icon="$"
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            error={error}
          />
          <Button
            type="submit"
            variant="wash"
            size="lg"
            // Beside the field, however many lines its name takes, also above what is wrong with it.
            className={error ? 'mt-[1.65rem] self-start' : 'self-end'}
            disabled={service.agotado === true}
          >
            {service.agotado ? 'Agotado' : 'Añadir'}
            <span className="sr-only"> {service.nombre}</span>
          </Button>
        </div>
      </form>
    </li>
  );
}
