import type { Assistant } from '@comanda/contract/chat/chat';
import { ExternalLink } from 'lucide-react';
import { ChatBubble } from './chat-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';

interface TalkStartProps {
  assistant: { data: Assistant | undefined; isLoading: boolean };
}

const REDES = [
  { red: 'whatsapp', word: 'WhatsApp' },
  { red: 'instagram', word: 'Instagram' },
  { red: 'facebook', word: 'Facebook' },
] as const;

/** For a sede whose own greeting did not arrive. */
const GREETING = '¡Hola! ¿Qué se te antoja hoy?';

/** The greeting, and where else the restaurant can be reached. */
export function TalkStart({ assistant: { data, isLoading } }: TalkStartProps) {
  if (!data && isLoading) {
    return (
      <div aria-hidden>
        <ChatBubble from="ai">
          <TypingDots />
        </ChatBubble>
      </div>
    );
  }
  const redes = REDES.filter(({ red }) => data?.redesSociales[red].startsWith('https://'));
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ChatBubble from="ai">{data?.saludo || GREETING}</ChatBubble>
      {redes.length > 0 && (
        <ul aria-label="También estamos en" className="flex flex-wrap gap-x-4">
          {redes.map(({ red, word }) => (
            <li key={red}>
              <a
                href={data?.redesSociales[red]}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-14 text-achiote-ink hover:underline"
              >
                {word}
                <ExternalLink aria-hidden size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
