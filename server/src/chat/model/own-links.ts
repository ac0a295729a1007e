import type { Turn } from '@comanda/assistant/assistant';
import { REDES, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { linksIn } from './plain-text.ts';

/** The links in the owner's networks and texts. */
export function ownLinks(config: Turn['config']): ReadonlySet<string> {
  const networks = REDES.map((red) => socialLink(red, config.redesSociales[red]) ?? '');
  const texts = [config.instruccionesCorreccion, ...config.parametros.map(({ valor }) => valor)];
  return new Set([...networks, ...texts].flatMap(linksIn));
}
