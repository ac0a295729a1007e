import type { Product } from '@comanda/contract/menu/menu';
import { ConciergeBell } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toCartItem } from '../cart/cart.ts';
import { ServiceRow } from './service-row.tsx';

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
