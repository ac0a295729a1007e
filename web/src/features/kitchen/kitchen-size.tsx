import { AArrowDown, AArrowUp } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedText, useStored } from '../../lib/storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

// Up to this size the type is that of every screen. From there on it grows with the screen: at 1920 × 1080 the name of a dish
// is 34 px high, which is read at two metres.
const USUAL_SCREEN = { width: 1352, height: 760 };

const SIZES = [0.85, 1, 1.15, 1.3];
const USUAL = SIZES.indexOf(1);

// The choice stays with the device.
const chosen = storedText('cocina_letra');

function useSize(): number {
  const at = Number(useStored(chosen) ?? USUAL);
  return at in SIZES ? at : USUAL;
}

/** How much larger than elsewhere the kitchen's type is. */
export function useTypeScale(): number {
  const growth = useSyncExternalStore(listen, growthNow, () => 1);
  return growth * (SIZES[useSize()] ?? 1);
}

function growthNow(): number {
  const { width, height } = USUAL_SCREEN;
  const growth = Math.max(1, Math.min(window.innerWidth / width, window.innerHeight / height));
  return Math.round(growth * 100) / 100;
}

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** While the kitchen is open, all that is measured in rem has its scale. */
export function useKitchenType(scale: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = scale === 1 ? '' : `${scale * 100}%`;
    return () => {
      style.fontSize = '';
    };
  }, [scale]);
}

/** Smaller and larger type. */
export function SizeControl() {
  const at = useSize();
  const set = (next: number) => chosen.set(String(next));
  return (
    <span className="flex max-sm:hidden">
      <IconButton
        size="lg"
        label="Letra más pequeña"
        disabled={at === 0}
        icon={<AArrowDown aria-hidden className="size-5.5" />}
        onClick={() => set(at - 1)}
      />
      <IconButton
        size="lg"
        label="Letra más grande"
        disabled={at === SIZES.length - 1}
        icon={<AArrowUp aria-hidden className="size-5.5" />}
        onClick={() => set(at + 1)}
      />
    </span>
  );
}
