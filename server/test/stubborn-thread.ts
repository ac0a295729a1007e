import { parentPort } from 'node:worker_threads';
import { EMPTY_MEMORY, type Reply } from '@comanda/assistant/assistant';
import type { Task, Word } from '../src/chat/thread/protocol.ts';

/** Stands in for the assistant: reports what it received, and hangs when asked to. */
const say = (word: Word) => parentPort?.postMessage(word);
let heard = 0;

parentPort?.on('message', ({ text, asked }: Task) => {
  const message = 'message' in asked ? asked.message : '';
  heard += 1;
  if (message === 'lee sin fin') forever();
  say({ is: 'opened' });
  if (message === 'piensa sin fin') forever();
  if (message === 'olvida todo') fill();
  if (message === 'falla') return say({ is: 'failed', error: new Error('a propósito') });
  const found: Reply = {
    respuesta: `${message}: ${heard}${text ? ', menú nuevo' : ''}`,
    productosSugeridos: [],
    redirigirACarrito: false,
    cart: [],
    memory: EMPTY_MEMORY,
  };
  say({ is: 'found', found });
});

function forever(): never {
  for (;;);
}

function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(1_000_000).fill(0));
}
