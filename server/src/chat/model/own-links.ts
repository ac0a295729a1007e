import type { Turn } from '@comanda/assistant/assistant';
import { REDES, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { linksIn } from './plain-text.ts';

/** Where the owner sends people, by their networks or by a text of theirs. */
export function ownLinks(config: Turn['config']): ReadonlySet<string> {
  const networks = REDES.map((red) => socialLink(red, config.redesSociales[red]) ?? '');
  const texts = [config.instruccionesCorreccion, ...config.parametros.map(({ valor }) => valor)];
  return new Set([...networks, ...texts].flatMap(linksIn));
}
