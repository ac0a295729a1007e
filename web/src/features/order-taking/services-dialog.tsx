import type { Product } from '@comanda/contract/menu/menu';
import { isPrecio } from '@comanda/contract/menu/precio.rules';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { ConciergeBell } from 'lucide-react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import type { CartItem } from '../../lib/stored.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toCartItem } from '../cart/cart.ts';

interface ServicesDialogProps {
  services: readonly Product[];
  onAdd: (item: CartItem) => void;
  onClose: () => void;
}

export function ServicesDialog({ services, onAdd, onClose }: ServicesDialogProps) {
  return (
    <Dialog open title="Lista de servicios" onClose={onClose}>
      {services.length === 0 ? (
        <EmptyState icon={<ConciergeBell size={32} />} title="Esta sede no tiene servicios">
          Aparecen aquí los productos de la categoría «servicios» del menú.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {services.map((service) => (
            <ServiceRow
              key={service._id}
              service={service}
              onAdd={(precio) =>
                onAdd(toCartItem({ product: { ...service, precio }, cantidad: 1 }))
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ServiceRowProps {
  service: Product;
  onAdd: (precio: number) => void;
}

/** A service whose price staff can change; it starts with the menu's price. */
function ServiceRow({ service, onAdd }: ServiceRowProps) {
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
            // Keeps the button beside the field, whatever the height of the name or of the error
            // below.
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
