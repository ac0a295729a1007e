import { bogotaTime } from '@comanda/contract/days';
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
      icon={<Icon aria-hidden className="size-5.5" />}
      onClick={() => setKitchenLight(!isLight)}
    />
  );
}

/** The time, large enough to read from across the kitchen. */
export function WallClock({ now }: { now: Date }) {
  const [time, ...half] = bogotaTime(now).split(' ');
  return (
    <p className="hidden items-baseline gap-2 whitespace-nowrap xl:flex">
      <span className="figures text-36">{time}</span>
      <span className="font-medium text-16 text-ink-soft">{half.join(' ')}</span>
    </p>
  );
}
