import { useSyncExternalStore } from 'react';
import { storedText, useStored } from '../../lib/storage.ts';

export type Sound = 'cocina' | 'cambio' | 'marchado' | 'cancelado' | 'pedidos' | 'caja';

interface Strike {
  /** Seconds after the start. */
  at: number;
  hertz: number;
  seconds: number;
  volume: number;
  wave: OscillatorType;
}

/**
 * Sounds that people tell apart without looking. In the kitchen a bell for a new order, a doorbell for one that changed,
 * three rising notes for a course that is fired, a low buzzer for one that is cancelled; two wooden notes for the
 * floor, the drawer of a till for caja.
 */
const SOUNDS: Record<Sound, readonly Strike[]> = {
  cocina: [0, 0.28].flatMap((at) => [
    { at, hertz: 1568, seconds: 1.1, volume: 0.4, wave: 'sine' },
    { at, hertz: 3951, seconds: 0.5, volume: 0.12, wave: 'sine' },
    { at, hertz: 6272, seconds: 0.25, volume: 0.06, wave: 'sine' },
  ]),
  cambio: [
    { at: 0, hertz: 1319, seconds: 0.7, volume: 0.4, wave: 'sine' },
    { at: 0.35, hertz: 988, seconds: 1, volume: 0.4, wave: 'sine' },
  ],
  marchado: [659, 831, 1109].map((hertz, at) => ({
    at: at / 8,
    hertz,
    seconds: 0.3,
    volume: 0.4,
    wave: 'triangle',
  })),
  cancelado: [
    { at: 0, hertz: 311, seconds: 0.4, volume: 0.25, wave: 'square' },
    { at: 0.35, hertz: 208, seconds: 0.8, volume: 0.25, wave: 'square' },
  ],
  pedidos: [
    { at: 0, hertz: 523, seconds: 0.25, volume: 0.4, wave: 'triangle' },
    { at: 0.16, hertz: 784, seconds: 0.4, volume: 0.4, wave: 'triangle' },
  ],
  caja: [0, 0.09, 0.18].map((at) => ({
    at,
    hertz: 2093,
    seconds: 0.22,
    volume: 0.25,
    wave: 'triangle',
  })),
};

// Present while the device is muted. It stays so for the next person too.
const muted = storedText('sonido_apagado');
const listeners = new Set<() => void>();
let context: AudioContext | undefined;

/** 'locked' until the page is touched, because browsers keep it silent until then. */
export function useSoundState(): 'on' | 'muted' | 'locked' {
  const isMuted = useStored(muted) !== null;
  const isLocked = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => canSound() && context?.state !== 'running',
  );
  if (isMuted) return 'muted';
  return isLocked ? 'locked' : 'on';
}

/** Call this from a click or a key press, or after one happened on this page. */
export async function unlockSound(): Promise<void> {
  if (!canSound()) return;
  context ??= new AudioContext();
  context.onstatechange = notify;
  try {
    await context.resume();
  } finally {
    notify();
  }
}

/** A person who just signed in has already touched the page. */
export function unlockIfTouched(): void {
  if (navigator.userActivation?.hasBeenActive) void unlockSound();
}

export function setMuted(isMuted: boolean): void {
  if (isMuted) muted.set('1');
  else muted.remove();
}

let isStaffHushed = false;

/** While a screen faces guests, this device does not ring for the staff. */
export function hushStaff(isHushed: boolean): void {
  isStaffHushed = isHushed;
}

/** Rings for the staff. */
export function playSound(sound: Sound): void {
  if (!isStaffHushed) playStrikes(SOUNDS[sound]);
}

export function playStrikes(strikes: readonly Strike[]): void {
  if (context?.state !== 'running' || muted.get() !== null) return;
  const start = context.currentTime + 0.02;
  for (const strike of strikes) play(context, strike, start);
}

function play(audio: AudioContext, strike: Strike, start: number): void {
  const { at, hertz, seconds, volume, wave } = strike;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, start + at);
  loudness.gain.linearRampToValueAtTime(volume, start + at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start + at);
  tone.stop(start + at + seconds);
}

function canSound(): boolean {
  return typeof AudioContext !== 'undefined';
}

function notify(): void {
  for (const listener of listeners) listener();
}
