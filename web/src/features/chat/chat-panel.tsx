import type { Location } from '@comanda/contract/locations/locations';
import { lazy, Suspense, useId } from 'react';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { PATHS } from '../../paths.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { toCartItem } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { dinerExtrasFor } from '../menu/dish-extras.ts';
import { useSedeMenu } from '../menu/menu.api.ts';
import { useAssistant } from './chat.api.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import type { ChatOverlay } from './chat-overlay.ts';
import { ChatTotal } from './chat-total.tsx';
import { ConfirmSlip } from './confirm-slip.tsx';
import { say, stopConfirming } from './talk-store.ts';
import { useTalk } from './use-talk.ts';

const ProductDialog = lazy(() =>
  import('../menu/product-dialog.tsx').then((m) => ({ default: m.ProductDialog })),
);

/** The assistant of the sede the diner is at. */
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
          products={menu?.products ?? []}
          onOpenDish={(suggestion) => open({ chat: true, suggestion })}
        >
          {talk.isConfirming && (
            <ConfirmSlip
              cart={cart}
              onCancel={() => stopConfirming(dbName)}
              onConfirm={() => {
                stopConfirming(dbName);
                // In place of the talk, so that going back leads to the menu.
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
          <ProductDialog
            product={dish}
            extras={dinerExtrasFor(menu, dish)}
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
