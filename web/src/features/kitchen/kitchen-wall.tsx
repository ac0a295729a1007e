import { bogotaTime } from '@comanda/contract/days';
import { Moon, Sun } from 'lucide-react';
import { storedText, useStored } from '../../lib/storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

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

// Present where the sun falls on the screen and dark is hard to read: a tablet stays as its crew left it.
const light = storedText('cocina_clara');

/** Kitchens are dark unless somebody asked for light. */
export function useKitchenLight(): boolean {
  return useStored(light) !== null;
}

function setKitchenLight(isLight: boolean): void {
  if (isLight) light.set('1');
  else light.remove();
}

/** The time in the kitchen, large enough for the far wall. */
export function WallClock({ now }: { now: Date }) {
  const [time, ...half] = bogotaTime(now).split(' ');
  return (
    <p className="hidden items-baseline gap-2 whitespace-nowrap xl:flex">
      <span className="figures text-36">{time}</span>
      <span className="font-medium text-16 text-ink-soft">{half.join(' ')}</span>
    </p>
  );
}
