import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { DEFAULT_ASSISTANT, REDES } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { Bot } from 'lucide-react';
import { useChatbotConfig } from '../../features/chatbot/chatbot.queries.ts';
import { draftOf } from '../../features/chatbot/chatbot-draft.ts';
import { GreetingPreview } from '../../features/chatbot/greeting-preview.tsx';
import { TONO_LOOK } from '../../features/chatbot/tono.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The assistant as it is, and the way to its settings. */
export function ChatbotCard({ sede, place }: { sede: Location; place: string }) {
  const { data: config, error, isFetching, refetch } = useChatbotConfig(sede.dbName);
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div>
        <h2 className="text-20">Tu asistente</h2>
        <p className="text-14 text-ink-soft">
          {config === null
            ? 'Ya responde con lo básico. Ponle nombre y tono.'
            : `Responde en el chat de ${sede.nombre}.`}
        </p>
      </div>
      {config === undefined && error && (
        <ErrorState
          title={chatMessages.configLoadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {config === undefined && !error && (
        <div role="status">
          <span className="sr-only">Cargando el chatbot</span>
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {config !== undefined && (
        <>
          <GreetingPreview draft={draftOf(config, sede)} place={place} />
          {config && (
            <div className="grid gap-1.5 text-14">
              <ReceiptLine label="Nombre">
                {config.nombreAsistente || DEFAULT_ASSISTANT}
              </ReceiptLine>
              <ReceiptLine label="Tono">{TONO_LOOK[config.tono].word}</ReceiptLine>
              <ReceiptLine label="Parámetros">{config.parametros.length}</ReceiptLine>
              <ReceiptLine label="Redes sociales">
                {REDES.filter((red) => config.redesSociales[red]).length} de {REDES.length}
              </ReceiptLine>
            </div>
          )}
        </>
      )}
      <ButtonLink to={PATHS.owner.chatbot} size="lg" full icon={<Bot aria-hidden size={20} />}>
        Configuración de Chatbot
      </ButtonLink>
    </Card>
  );
}
