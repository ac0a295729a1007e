import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import type { Choice } from '../cart/cart.ts';
import { BackAsks, useAskedClose } from '../menu/discard-choice.tsx';
import { forgetDraft, useDishDraft, useKeepDraft } from '../menu/dish-draft.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { drawnGroups } from '../menu/menu-groups.ts';
import { GroupChips, NOTE } from './group-chips.tsx';
import { GroupFields } from './group-fields.tsx';
import { OldExtras } from './old-extras.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { useGroupChoice } from './use-group-choice.ts';
import { useJumps } from './use-jumps.ts';

interface GroupsSheetProps {
  menu: SedeMenu;
  product: Product;
  /** The line of the cart that is changed. */
  line?: CartItem | undefined;
  onClose: () => void;
  onDone: (choice: Choice) => void;
}

const NO_EXTRAS = { chosen: [], isCombo: false };

/** A dish with groups: its picture, its groups, and a foot that says what is missing or what it costs. */
export function GroupsSheet({ menu, product, line, onClose, onDone }: GroupsSheetProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const groups = drawnGroups(menu, product);
  const of = line?.itemId ?? product._id;
  const choice = useGroupChoice({ dish: product, groups, line, draft: useDishDraft(of) });
  const { cantidad, nota, picked, grupos, isDirty } = choice;
  useKeepDraft(of, { ...NO_EXTRAS, cantidad, nota, grupos: picked, isDirty });
  const { leave, question } = useAskedClose({ isDirty, isLine: line !== undefined, onClose });
  const jumps = useJumps(body, groups[0]?.codigo ?? NOTE);
  const { isScrolled } = jumps;

  return (
    <>
      <Modal
        onClose={leave}
        labelledBy={titleId}
        className="mx-auto mt-auto mb-0 max-h-[92dvh] animate-rise rounded-t-card sm:my-auto sm:w-[calc(100%-2rem)] sm:max-w-lg sm:rounded-card"
      >
        <div className="relative flex max-h-[92dvh] flex-col [--jump:8.5rem]">
          <h2 id={titleId} className="sr-only">
            {product.nombre}
          </h2>
          <div
            ref={body}
            {...jumps.scroller}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-smooth bg-paper"
          >
            <Picture
              src={product.imagen}
              alt=""
              priority="high"
              sizes="(min-width: 640px) 512px, 100vw"
              className="h-48 w-full short:h-24"
            />
            <div className="grid grid-cols-1 gap-7 p-4 pb-6 sm:p-5">
              <div className="grid gap-1">
                <p aria-hidden className="title wrap-anywhere text-28">
                  {product.nombre}
                </p>
                <p className="text-ink-soft">{product.descripcion}</p>
                <Money amount={product.precio} className="figures text-22 text-achiote-ink" />
              </div>
              <OldExtras line={line} />
              <GroupFields
                groups={groups}
                chosen={choice.chosen}
                priced={grupos}
                onChange={choice.setChosen}
                isKept={choice.isKept}
              />
              <div data-group={NOTE} className="scroll-mt-(--jump)">
                <TextArea
                  label="Observaciones"
                  optional
                  rows={2}
                  maxLength={LIMITS.nota}
                  value={nota}
                  onChange={(event) => choice.setNota(event.target.value)}
                  placeholder="Sin cebolla, bien asado…"
                />
              </div>
            </div>
          </div>
          {/* Over the picture's place once that is gone, so that nothing below moves. */}
          <div
            className={cx(
              'absolute inset-x-0 top-0 z-10 transition-opacity duration-150',
              !isScrolled && 'invisible opacity-0',
            )}
          >
            <div className="flex h-16 items-center gap-3 border-line border-b bg-surface pr-16 pl-3">
              <Picture
                src={product.imagen}
                alt=""
                sizes="44px"
                className="size-11 shrink-0 rounded-control"
              />
              <span className="grid min-w-0">
                <span aria-hidden className="title truncate text-18">
                  {product.nombre}
                </span>
                <span className="truncate text-14 text-ink-soft">{summary(grupos)}</span>
              </span>
            </div>
            <GroupChips
              groups={groups}
              chosen={choice.chosen}
              current={jumps.current}
              onJump={jumps.jumpTo}
            />
          </div>
          <footer className="safe-bottom shrink-0 bg-surface">
            {isServed(product) ? (
              <SheetFooter
                product={product}
                groups={groups}
                choice={choice}
                doneLabel={line ? 'Guardar' : 'Agregar'}
                onMissing={jumps.jumpToMissing}
                onDone={() => {
                  forgetDraft();
                  onDone(choice.choice);
                }}
              />
            ) : (
              <p className="border-line border-t p-5 text-center font-semibold text-ink-soft">
                {choiceMessages.dishSoldOut}
              </p>
            )}
          </footer>
          <IconButton
            label="Cerrar"
            variant="floating"
            icon={<X aria-hidden size={22} />}
            onClick={leave}
            className="absolute top-2.5 right-3 z-20"
          />
        </div>
      </Modal>
      {/* After the sheet, so that the back button finds it on top. */}
      {isDirty && <BackAsks onBack={leave} />}
      {question}
    </>
  );
}

/** 'Tres cuartos · Salsas ×3 · En combo' */
function summary(grupos: readonly LineGroup[]): string {
  return grupos
    .map(({ nombre, opciones }) => {
      const units = opciones.reduce((sum, { cantidad }) => sum + cantidad, 0);
      return units === 1 ? opciones[0]?.nombre : `${nombre} ×${units}`;
    })
    .join(' · ');
}
