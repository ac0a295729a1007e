import type { Product } from '@comanda/contract/menu/menu';
import { useState } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { Choice } from '../cart/cart.ts';
import { ComboBuilder } from './combo-builder.tsx';
import type { DishExtras } from './dish-extras.ts';
import { ProductDetails } from './product-details.tsx';
import { useDishChoice } from './use-dish-choice.ts';

interface ProductDialogProps {
  product: Product;
  extras: DishExtras;
  /** The line that was opened again, if it is not a new one. */
  line?: CartItem | undefined;
  onClose: () => void;
  onDone: (choice: Choice) => void;
}

/** A dish as a diner chooses it: by itself, or as a combo step by step. */
export function ProductDialog({ product, extras, line, onClose, onDone }: ProductDialogProps) {
  const choice = useDishChoice(product, extras, line);
  const [isAsking, setIsAsking] = useState(false);
  const shared = {
    product,
    choice,
    additions: extras.additions,
    doneLabel: line ? 'Guardar' : 'Agregar',
    onClose: () => (choice.isDirty ? setIsAsking(true) : onClose()),
    onDone: () => onDone(choice.choice),
  };
  return (
    <>
      {choice.isCombo && extras.combo ? (
        <ComboBuilder {...shared} combo={extras.combo} />
      ) : (
        <ProductDetails {...shared} combo={extras.combo} />
      )}
      <ConfirmDialog
        open={isAsking}
        title="¿Descartar lo que elegiste?"
        confirmLabel="Descartar"
        cancelLabel="Seguir eligiendo"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        <p className="text-ink-soft">
          {line ? 'El plato queda en tu carrito como estaba.' : 'Aún no está en tu carrito.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
