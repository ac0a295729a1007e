import type { Product } from '@comanda/contract/menu/menu';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';

interface AdditionTileProps {
  product: Product;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function AdditionTile({ product, checked, onChange }: AdditionTileProps) {
  return (
    <Checkbox
      look="tile"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      disabled={product.agotado === true}
    >
      <Picture src={product.imagen} alt="" sizes="40px" className="size-10 shrink-0 rounded-full" />
      <span className="grid min-w-0">
        <span className="font-semibold leading-tight">{product.nombre}</span>
        <span className="whitespace-nowrap text-ink-soft">
          {product.agotado ? (
            'Agotado'
          ) : (
            <>
              + <Money amount={product.precio} />
            </>
          )}
        </span>
      </span>
    </Checkbox>
  );
}
