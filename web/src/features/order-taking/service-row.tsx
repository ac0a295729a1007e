import type { Product } from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { isPrecio } from '@comanda/contract/money';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface ServiceRowProps {
  service: Product;
  onAdd: (precio: number) => void;
}

/** A service costs what whoever charges it says; the menu's price is where they start. */
export function ServiceRow({ service, onAdd }: ServiceRowProps) {
  const form = useForm({
    initial: { precio: pesosText(service.precio) },
    check: ({ precio }) =>
      isPrecio(readPesos(precio))
        ? []
        : [{ path: 'precio', message: productsMessages.precioInvalid }],
    send: (draft) => {
      const precio = readPesos(draft.precio);
      if (isPrecio(precio)) onAdd(precio);
    },
  });

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <form {...form.attributes} className="grid gap-2">
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
            onFocus={(event) => event.target.select()}
            {...form.field('precio')}
          />
          <Button
            type="submit"
            variant="wash"
            size="lg"
            // Beside the field, however many lines its name takes, also above what is wrong with it.
            className={form.problems.precio ? 'mt-[1.65rem] self-start' : 'self-end'}
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
