import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import { Bot } from 'lucide-react';
import { useChatbotConfig } from '../../features/chatbot/chatbot.queries.ts';
import { TONO_LOOK } from '../../features/chatbot/tono.ts';
import { PATHS } from '../../paths.ts';
import { Tile } from './tile.tsx';

/** What the sede's assistant is called and how it speaks, with a word of its own. */
export function ChatbotTile({ dbName }: { dbName: string }) {
  const { data: config } = useChatbotConfig(dbName);
  const look = config && TONO_LOOK[config.tono];
  return (
    <Tile
      to={PATHS.owner.chatbot}
      title="Parámetros del chatbot"
      icon={Bot}
      width="always-wide"
      fragment={
        look && (
          <span className="hidden max-w-52 rounded-card rounded-bl-[4px] bg-sunken px-3 py-2 text-14 lg:block">
            {look.sample}
          </span>
        )
      }
    >
      {look ? (
        <>
          Se llama{' '}
          <strong className="wrap-anywhere font-semibold text-ink">
            {config.nombreAsistente || DEFAULT_ASSISTANT}
          </strong>
          <span className="block">Tono {look.word.toLowerCase()}</span>
        </>
      ) : (
        'Cómo se llama, en qué tono habla y qué entiende como un sí'
      )}
    </Tile>
  );
}
