import { Volume2, VolumeX } from 'lucide-react';
import { setMuted, unlockSound, useSoundState } from '../../features/realtime/sounds.ts';

export function SoundToggle() {
  const isOn = useSoundState() === 'on';
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        setMuted(isOn);
        if (!isOn) void unlockSound();
      }}
      className="inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-control px-2 font-medium text-14 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden size={22} />
      <span className="sr-only xl:not-sr-only">{isOn ? 'Sonido activo' : 'Sin sonido'}</span>
    </button>
  );
}
