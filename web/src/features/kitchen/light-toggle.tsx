import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { setKitchenLight, useKitchenLight } from './kitchen-light.ts';

export function LightToggle() {
  const isLight = useKitchenLight();
  const Icon = isLight ? Moon : Sun;
  return (
    <IconButton
      size="lg"
      label={isLight ? 'Pantalla oscura' : 'Pantalla clara'}
      icon={<Icon aria-hidden size={22} />}
      onClick={() => setKitchenLight(!isLight)}
    />
  );
}
