import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';

interface ModoChoiceProps {
  value: ModoMenu;
  onChange: (modo: ModoMenu) => void;
  /** Where the products come from: 'el archivo', 'la otra sede'. */
  source: string;
  disabled: boolean;
}

export function ModoChoice({ source, ...rest }: ModoChoiceProps) {
  return (
    <ChoiceCards
      legend="Qué hacer con tu menú"
      choices={[
        {
          value: 'actualizar',
          label: 'Agregar y actualizar',
          text: `Agrega lo nuevo y cambia lo que ya tienes. Lo que no está en ${source} se queda.`,
        },
        {
          value: 'reemplazar',
          label: 'Reemplazar todo el menú',
          text: `Los productos que no están en ${source} salen de tu menú.`,
        },
      ]}
      {...rest}
    />
  );
}
