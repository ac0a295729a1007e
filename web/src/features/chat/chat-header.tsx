import type { Assistant } from '@comanda/contract/chat/chat';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ChatHeaderProps {
  titleId: string;
  sede: Location;
  assistant: { data: Assistant | undefined; isLoading: boolean };
  onClose: () => void;
}

/** Who is at the other end. */
export function ChatHeader({ titleId, sede, assistant, onClose }: ChatHeaderProps) {
  const { data, isLoading } = assistant;
  const isKnown = data !== undefined || !isLoading;
  return (
    <header className="flex shrink-0 items-center gap-3 border-line border-b py-2 pr-2 pl-4">
      <Picture
        src={sede.logo}
        alt=""
        sizes="44px"
        className="size-11 shrink-0 rounded-full inset-ring inset-ring-line"
      />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="truncate text-18 leading-tight">
          {isKnown ? (
            data?.nombreAsistente || DEFAULT_ASSISTANT
          ) : (
            <>
              <span className="sr-only">{DEFAULT_ASSISTANT}</span>
              <Skeleton className="my-0.5 h-5 w-28" />
            </>
          )}
        </h2>
        <p className="truncate text-14 text-ink-soft">Asistente virtual de {sede.nombre}</p>
      </div>
      <IconButton label="Cerrar" icon={<X aria-hidden size={22} />} onClick={onClose} />
    </header>
  );
}
