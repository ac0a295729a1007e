import type { Product } from '@comanda/contract/menu/menu';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { CircleAlert, CornerDownRight, EllipsisVertical, Link2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { cx } from '../../ui/cx.ts';
import { CONTROL_CLASS } from '../../ui/form/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import type { OptionDraft } from './group-draft.ts';

interface OptionRowProps {
  option: OptionDraft;
  /** The dish that it is; undefined also where that one left the menu. */
  linked: Product | undefined;
  /** The names of the groups that hang under it. */
  nested: readonly string[];
  isSoldOut: boolean;
  /** Field → what is wrong with it. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  grip: ReactNode;
  onChange: (part: Partial<OptionDraft>) => void;
  onSoldOut: (agotado: boolean) => void;
  onLink: () => void;
  onMenu: (button: HTMLElement) => void;
  /** Enter in the name. */
  onNext: (row: HTMLElement) => void;
}

/** Where the parts of a row stand: in one line, or on a phone in three. */
export const ROW_GRID =
  "grid items-center gap-x-1.5 [grid-template-areas:'grip_name_name_menu'_'._price_link_sold'] grid-cols-[2.5rem_7rem_minmax(0,1fr)_2.75rem] @min-[36rem]:[grid-template-areas:'grip_name_price_link_sold_menu'] @min-[36rem]:grid-cols-[2.25rem_minmax(0,1fr)_7rem_8.5rem_3.25rem_2.25rem]";

export function OptionRow(props: OptionRowProps) {
  const { option, linked, nested, isSoldOut, problems, disabled } = props;
  const { onChange, onSoldOut, onLink, onMenu, onNext } = props;
  const errorId = useId();
  const nombre = linked?.nombre ?? option.nombre;
  const said = nombre || 'la opción';
  const errors = [...new Set(Object.values(problems))];
  const invalid = (field: string) =>
    problems[field] ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext(event.currentTarget);
  };
  return (
    <div className="grid flex-1">
      <div className={cx(ROW_GRID, 'py-1.5 @min-[36rem]:py-0.5')}>
        <div className="-ml-1 [grid-area:grip]">{props.grip}</div>
        <input
          data-option-name
          aria-label={`Nombre de ${option.nombre ? `la opción ${nombre}` : 'la opción'}`}
          value={nombre}
          readOnly={linked !== undefined}
          maxLength={MODIFIER_LIMITS.nombre}
          autoComplete="off"
          onChange={(event) => onChange({ nombre: event.target.value })}
          onKeyDown={onEnter}
          disabled={disabled}
          {...invalid('nombre')}
          className={cx(
            'min-h-11 w-full text-ellipsis rounded-control border border-transparent bg-transparent px-2 font-semibold text-16 hover:border-control focus-visible:border-ink aria-invalid:border-aji [grid-area:name]',
            isSoldOut && 'text-ink-soft line-through',
          )}
        />
        <span className="relative block [grid-area:price]">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft text-14"
          >
            +$
          </span>
          <input
            aria-label={`Precio de ${said}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={linked ? pesosText(linked.precio) : '0'}
            value={option.precio}
            onChange={(event) => onChange({ precio: event.target.value })}
            onBlur={() => {
              const pesos = readPesos(option.precio);
              if (pesos !== null && !Number.isNaN(pesos)) onChange({ precio: pesosText(pesos) });
            }}
            onKeyDown={onEnter}
            disabled={disabled}
            {...invalid('precio')}
            className={cx(CONTROL_CLASS, 'min-h-11 pr-2 pl-9 text-right')}
          />
        </span>
        <button
          type="button"
          onClick={onLink}
          disabled={disabled}
          aria-label={
            linked ? `${said} es el plato ${linked.nombre}: cambiar` : `Enlazar un plato a ${said}`
          }
          aria-haspopup="dialog"
          className={cx(
            'flex min-h-11 w-full min-w-0 items-center gap-2 rounded-full px-2 text-left text-14 [grid-area:link] hover:bg-sunken',
            linked ? 'max-w-60 bg-sunken font-semibold' : 'text-ink-soft',
          )}
        >
          {linked ? (
            <Picture
              src={linked.imagen}
              alt=""
              sizes="28px"
              className="size-7 shrink-0 rounded-full"
            />
          ) : (
            <Link2 aria-hidden size={16} />
          )}
          <span className={cx('truncate', !linked && '@max-[26rem]:sr-only')}>
            {linked ? linked.nombre : 'Enlazar plato'}
          </span>
        </button>
        <span className="justify-self-end [grid-area:sold] @min-[36rem]:justify-self-center">
          <Switch
            checked={!isSoldOut}
            onChange={(isAvailable) => onSoldOut(!isAvailable)}
            disabled={disabled}
          >
            <span className="sr-only">{said}: </span>
            <span className="sr-only">{isSoldOut ? 'Agotada' : 'Disponible'}</span>
          </Switch>
        </span>
        <IconButton
          label={`Más acciones de ${said}`}
          aria-haspopup="menu"
          icon={<EllipsisVertical aria-hidden size={18} />}
          onClick={(event) => onMenu(event.currentTarget)}
          disabled={disabled}
          className="[grid-area:menu] @min-[36rem]:-ml-1.5"
        />
      </div>
      {nested.length > 0 && (
        <p className="flex items-center gap-1.5 pb-2 pl-11 text-14 text-ink-soft">
          <CornerDownRight aria-hidden size={16} />
          {nested.length === 1 ? 'Cuelga' : 'Cuelgan'} {nested.join(' y ')}
        </p>
      )}
      {errors.length > 0 && (
        <p
          id={errorId}
          className="flex items-start gap-1.5 pb-2 pl-11 font-medium text-14 text-aji"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
