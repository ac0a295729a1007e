import { greetingText } from '@comanda/contract/chat/chat.words';
import type { Turn } from './assistant.ts';

/** The panel's first message. */
export function greeting({ config, sede }: Pick<Turn, 'config' | 'sede'>): string {
  return greetingText(config.tono, config.nombreAsistente, sede.nombre);
}
