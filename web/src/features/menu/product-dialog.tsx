import type { Product } from '@comanda/contract/menu';
import { LIMITS, lineSubtotal } from '@comanda/contract/orders.rules';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Choice } from '../cart/cart.ts';
import { AdditionTile } from './addition-tile.tsx';

interface ProductDialogProps {
  product: Product;
  /** What can be added to it; none for a drink, say. */
  additions: readonly Product[];
  onClose: () => void;
  onAdd: (choice: Choice) => void;
}

export function ProductDialog({ product, additions, onClose, onAdd }: ProductDialogProps) {
  const [cantidad, setCantidad] = useState(1);
  const [nota, setNota] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const adiciones = additions
    .filter(({ id_sigo }) => chosen.includes(id_sigo))
    .map(({ id_sigo, nombre, precio }) => ({ id_sigo, nombre, precio }));
  const total = lineSubtotal({ precio: product.precio, cantidad, adiciones });

  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));

  return (
    <Dialog
      open
      onClose={onClose}
      title={product.nombre}
      banner={
        <Picture
          src={product.imagen}
          alt=""
          priority
          sizes="(min-width: 640px) 448px, 100vw"
          className="aspect-16/10 max-h-[34dvh] w-full"
        />
      }
      footer={
        product.agotado ? (
          <p className="py-2 text-center font-semibold text-ink-soft">Agotado por hoy</p>
        ) : (
          <div className="flex gap-2">
            <QuantityStepper
              label={product.nombre}
              value={cantidad}
              onChange={setCantidad}
              max={LIMITS.cantidad.max}
              size="lg"
            />
            <Button
              size="lg"
              className="flex-1 justify-between"
              onClick={() => onAdd({ product, cantidad, nota: nota.trim(), adiciones })}
            >
              Agregar
              <Money amount={total} className="figures text-18" />
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <p aria-hidden className="title text-28">
            {product.nombre}
          </p>
          <p className="text-ink-soft">{product.descripcion}</p>
          <Money amount={product.precio} className="figures text-22 text-achiote-ink" />
        </div>
        {additions.length > 0 && (
          <fieldset>
            <legend className="title mb-2 text-18">Adiciones</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2">
              {additions.map((addition) => (
                <AdditionTile
                  key={addition._id}
                  product={addition}
                  checked={chosen.includes(addition.id_sigo)}
                  onChange={(isChosen) => toggle(addition.id_sigo, isChosen)}
                />
              ))}
            </div>
          </fieldset>
        )}
        <TextArea
          label="Observaciones"
          optional
          rows={2}
          maxLength={LIMITS.nota}
          value={nota}
          onChange={(event) => setNota(event.target.value)}
          placeholder="Sin cebolla, bien asado…"
        />
      </div>
    </Dialog>
  );
}
