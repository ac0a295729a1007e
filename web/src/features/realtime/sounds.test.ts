// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const struck: number[] = [];

class FakeNode {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  connect(next: unknown) {
    return next;
  }
}
class FakeOscillator extends FakeNode {
  readonly frequency: number;
  constructor(_audio: unknown, { frequency }: { frequency: number }) {
    super();
    this.frequency = frequency;
  }
  start() {
    struck.push(this.frequency);
  }
  stop() {
    return undefined;
  }
}
class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = new FakeNode();
  async resume() {
    this.state = 'running';
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeNode);
  struck.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('stays silent until the page is touched', async () => {
  const { playSound, unlockSound } = await import('./sounds.ts');
  playSound('cocina');
  expect(struck).toEqual([]);
  await unlockSound();
  playSound('cocina');
  expect(struck).not.toEqual([]);
});

it('plays a sound of its own for each reason of the kitchen, for pedidos and for caja', async () => {
  const { playSound, unlockSound } = await import('./sounds.ts');
  await unlockSound();
  const heard: number[] = [];
  const kitchen = ['cocina', 'cambio', 'marchado', 'cancelado'] as const;
  for (const sound of [...kitchen, 'pedidos', 'caja'] as const) {
    struck.length = 0;
    playSound(sound);
    expect(struck).not.toEqual([]);
    expect(heard.filter((hertz) => struck.includes(hertz))).toEqual([]);
    heard.push(...struck);
  }
});

it('stays silent on a muted tablet', async () => {
  const { playSound, setMuted, unlockSound } = await import('./sounds.ts');
  await unlockSound();
  setMuted(true);
  playSound('pedidos');
  expect(struck).toEqual([]);
});
