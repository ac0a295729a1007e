import { BellRing, Volume2, VolumeX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { holdPage } from '../../ui/overlay/modal.tsx';
import {
  playSound,
  type Sound,
  setMuted,
  unlockIfTouched,
  unlockSound,
  useSoundState,
} from './sounds.ts';

/** Asks for one touch, because browsers stay silent until the page is touched. */
export function SoundOverlay({ sound }: { sound: Sound }) {
  const state = useSoundState();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(unlockIfTouched, []);
  if (state !== 'locked' || isAnswered) return null;

  const unlock = async () => {
    setIsAnswered(true);
    await unlockSound();
    playSound(sound);
  };
  return <Overlay onTouch={() => void unlock()} onDismiss={() => setIsAnswered(true)} />;
}

/** Enter and the space bar press the button by themselves. */
function isTouch({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || altKey || metaKey) return false;
  return !['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Enter', ' '].includes(key);
}

/** Escape and the back button continue without sound; the header can still switch it on. */
function Overlay({ onTouch, onDismiss }: { onTouch: () => void; onDismiss: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onDismiss);
  useLayoutEffect(() => {
    const element = dialog.current;
    const letGo = holdPage();
    element?.showModal();
    return () => {
      element?.close();
      letGo();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Sonido de los avisos"
      onCancel={onDismiss}
      onKeyDown={(event) => {
        if (isTouch(event)) onTouch();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-fade bg-transparent backdrop:bg-backdrop backdrop:backdrop-blur-xs"
    >
      <button
        type="button"
        onClick={onTouch}
        className="grid size-full place-content-center p-6 text-center outline-offset-[-8px]"
      >
        <span className="grid max-w-sm justify-items-center gap-3 rounded-card bg-surface px-8 py-10 text-ink shadow-float">
          <span className="grid size-20 place-items-center rounded-full bg-achiote text-on-achiote">
            <BellRing aria-hidden size={36} />
          </span>
          <span className="title text-24">Toca para activar el sonido</span>
          <span className="text-ink-soft">
            Así te avisamos de cada pedido aunque no estés mirando la pantalla.
          </span>
        </span>
      </button>
    </dialog>
  );
}

/** Slim where other marks need the room of its words. */
export function SoundToggle({ isSlim = false }: { isSlim?: boolean }) {
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
      <span className={isSlim ? 'sr-only' : 'sr-only xl:not-sr-only'}>
        {isOn ? 'Sonido activo' : 'Sin sonido'}
      </span>
    </button>
  );
}
