import type { Assistant } from '@comanda/contract/chat/chat';
import { DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { X } from 'lucide-react';
import { lazy, Suspense, useId, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toCartItem, useCart } from '../cart/cart.ts';
import { useSedeMenu } from '../menu/menu.api.ts';
import { useAssistant } from './chat.api.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ConfirmSlip } from './chat-slips.tsx';
import { say, stopConfirming, subscribeToTalk, talkOf } from './talk-store.ts';

const DishOverlay = lazy(() =>
  import('../dish-groups/dish-overlay.tsx').then((m) => ({ default: m.DishOverlay })),
);

/** The history state of the open chat, over any screen; `suggestion` is the suggested dish that is open in it. */
export interface ChatOverlay {
  chat: true;
  /** The product's `_id`. */
  suggestion?: string;
}

/** The chat with the assistant of the diner's sede. */
export function ChatPanel() {
  const sede = useStored(stored.location);
  return sede && <SedeChat sede={sede} />;
}

function SedeChat({ sede }: { sede: Location }) {
  const { dbName } = sede;
  const talk = useTalk(dbName);
  const assistant = useAssistant(dbName);
  const { data: menu } = useSedeMenu(dbName);
  const cart = useCart();
  const { shown, open, close } = useOverlay<ChatOverlay>();
  const titleId = useId();
  const dish = menu?.products.find(({ _id }) => _id === shown?.suggestion);

  return (
    <>
      <SideSheet onClose={close} labelledBy={titleId}>
        <ChatHeader titleId={titleId} sede={sede} assistant={assistant} onClose={close} />
        <ChatLog
          talk={talk}
          assistant={assistant}
          menu={menu}
          onOpenDish={(suggestion) => open({ chat: true, suggestion })}
        >
          {talk.isConfirming && (
            <ConfirmSlip
              cart={cart}
              onCancel={() => stopConfirming(dbName)}
              onConfirm={() => {
                stopConfirming(dbName);
                // Replaces the chat in the history, so that going back leads to the menu.
                navigate(PATHS.user.cart, { replace: true });
              }}
            />
          )}
        </ChatLog>
        <footer className="safe-bottom shrink-0 border-line border-t bg-surface">
          {cart.count > 0 && !talk.isConfirming && <ChatTotal {...cart} />}
          <ChatComposer
            isLocked={talk.isConfirming}
            isWaiting={talk.speaking !== null}
            onSend={(text) => say(dbName, text)}
          />
        </footer>
      </SideSheet>
      {menu && dish && (
        <Suspense>
          <DishOverlay
            menu={menu}
            product={dish}
            onClose={close}
            onDone={(choice) => {
              cart.add(toCartItem(choice));
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function useTalk(dbName: string) {
  return useSyncExternalStore(subscribeToTalk, () => talkOf(dbName));
}

/** The total of the cart below the conversation, always in view, with a link to the cart. */
function ChatTotal({ count, total }: { count: number; total: number }) {
  return (
    <Link
      to={PATHS.user.cart}
      replace
      className="mx-3 mt-2.5 flex min-h-12 items-center gap-3 rounded-control bg-achiote px-3 font-semibold text-16 text-on-achiote transition-colors duration-150 hover:bg-achiote-hover active:translate-y-px"
    >
      <span className="figures grid h-7 min-w-7 place-items-center rounded-[8px] bg-surface px-1.5 text-16 text-achiote">
        {count}
        <span className="sr-only"> productos.</span>
      </span>
      Ver carrito
      <Money amount={total} className="figures ml-auto text-18" />
    </Link>
  );
}

interface ChatHeaderProps {
  titleId: string;
  sede: Location;
  assistant: { data: Assistant | undefined; isLoading: boolean };
  onClose: () => void;
}

/** The name and logo of the sede and its assistant. */
function ChatHeader({ titleId, sede, assistant, onClose }: ChatHeaderProps) {
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
