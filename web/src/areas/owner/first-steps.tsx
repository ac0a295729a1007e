import type { Location } from '@comanda/contract/locations/locations';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { ExampleMenuButton } from '../../features/menu-sheet/example-menu-button.tsx';
import { usePath } from '../../features/owner/path.api.ts';
import { useEmployees } from '../../features/staff/staff.queries.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

/** What a new restaurant still needs before its first order; hidden when nothing is missing. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="primeros-pasos" className="text-22">
          Primeros pasos
        </h2>
        <p className="whitespace-nowrap font-semibold text-14">
          {done} de {steps.length}
        </p>
      </div>
      <div aria-hidden className="grid grid-flow-col gap-1.5">
        {steps.map(({ title, isDone }) => (
          <span
            key={title}
            className={cx('h-2 rounded-full', isDone ? 'bg-cilantro' : 'bg-sunken')}
          />
        ))}
      </div>
      <ol aria-labelledby="primeros-pasos" className="grid gap-1">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  const { title, text, action, isDone } = step;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cx('flex gap-3 py-2', isNext && '-mx-2 rounded-card bg-achiote-wash p-3')}
    >
      <span
        aria-hidden
        className={cx(
          'figures grid size-8 shrink-0 place-items-center rounded-full text-14',
          isDone && 'bg-cilantro text-on-achiote',
          isNext && 'bg-achiote text-on-achiote',
          !isDone && !isNext && 'bg-sunken text-ink-soft',
        )}
      >
        {isDone ? <Check size={18} /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p
          className={cx(
            'leading-8',
            isNext ? 'font-bold' : 'font-medium',
            isDone && 'text-ink-soft',
          )}
        >
          {title}
          {isDone && <span className="sr-only"> (listo)</span>}
        </p>
        {isNext && (
          <>
            <p className="text-14">{text}</p>
            <div className="flex flex-wrap gap-2 pt-2">{action}</div>
          </>
        )}
      </div>
    </li>
  );
}

export interface FirstStep {
  title: string;
  text: string;
  action: ReactNode;
  isDone: boolean;
}

/** Null until all is known, so that the steps do not flash. */
export function useFirstSteps(
  email: string,
  sede: Location | null,
  hasSedes: boolean | null,
): FirstStep[] | null {
  const dbName = sede?.dbName ?? '';
  const path = usePath(email).data;
  const menu = useMenuOf(dbName).data;
  const staff = useEmployees(dbName).data;
  if (hasSedes === null || path === undefined) return null;
  if (sede && (!menu || !staff)) return null;
  return [
    {
      title: 'Crea tu primera sede',
      text: 'Nombre, dirección, horario y una foto: el lugar donde recibes los pedidos.',
      action: <ButtonLink to={OWNER_PATHS.locations}>Crear la sede</ButtonLink>,
      isDone: hasSedes,
    },
    {
      title: 'Carga el menú',
      text: 'Agrega tus platos o empieza con uno de ejemplo, con fotos y precios que después cambias.',
      action: (
        <>
          <ButtonLink to={OWNER_PATHS.menu}>Armar mi menú</ButtonLink>
          <ExampleMenuButton dbName={dbName} />
        </>
      ),
      isDone: (menu?.products.length ?? 0) > 0,
    },
    {
      title: 'Invita a tu equipo',
      text: 'Cada quien entra con su correo y ve solo lo suyo: pedidos, cocina, caja…',
      action: <ButtonLink to={OWNER_PATHS.staff}>Agregar a alguien</ButtonLink>,
      isDone: (staff?.length ?? 0) > 0,
    },
    {
      title: 'Comparte tu link',
      text: 'Elige cómo termina y pásalo por WhatsApp, en tus redes o en un código QR.',
      action: (
        <a href="#tu-link" className={buttonClass({})}>
          Elegir mi link
        </a>
      ),
      isDone: path !== null,
    },
  ];
}
