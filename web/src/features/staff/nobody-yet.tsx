import { Plus, Users } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NobodyYetProps {
  needsCargo: boolean;
  onAdd: () => void;
}

/** A sede without staff; whoever has no cargo yet begins there. */
export function NobodyYet({ needsCargo, onAdd }: NobodyYetProps) {
  return (
    <EmptyState
      icon={<Users size={36} />}
      title="Todavía no hay nadie en tu equipo"
      action={
        <Button size="lg" icon={<Plus aria-hidden size={20} />} onClick={onAdd}>
          {needsCargo ? 'Crear el primer cargo' : 'Agregar al primero'}
        </Button>
      }
    >
      {needsCargo
        ? 'Empieza por un cargo, como «Mesera» o «Jefe de cocina»: cada empleado tiene uno.'
        : 'Agrega a quien toma pedidos, cocina o cobra, y márcale lo que puede hacer.'}
    </EmptyState>
  );
}
