import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { chooseSede } from '../owner/tab-sede.ts';
import type { Need } from './needs.ts';
import { ResumeButton } from './resume-button.tsx';

export const NEED_TONES: Record<Need['tone'], string> = {
  aji: 'bg-aji-wash text-aji',
  maiz: 'bg-maiz-wash text-maiz-ink',
  neutral: 'bg-sunken text-ink',
};

interface NeedsListProps {
  /** Null while it is not known. */
  needs: readonly Need[] | null;
  error: Error | null;
}

/** What waits for the owner. */
export function NeedsList({ needs, error }: NeedsListProps) {
  return (
    <section aria-labelledby="necesitan-de-ti" className="flex flex-1 flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="necesitan-de-ti" className="text-22">
          Necesitan de ti
        </h2>
        {needs && needs.length > 1 && (
          <p className="text-14 text-ink-soft">{needs.length} cosas, lo urgente primero</p>
        )}
      </div>
      <Card className="flex flex-1 flex-col">
        {!needs && error && (
          <p role="alert" className="p-5">
            No pudimos revisar tus sedes. {error.message}
          </p>
        )}
        {!needs && !error && (
          <div role="status" className="grid gap-4 p-5">
            <span className="sr-only">Revisando tus sedes</span>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        {needs?.length === 0 && (
          <div className="grid flex-1 place-content-center justify-items-center gap-2 p-8 text-center">
            <CircleCheck aria-hidden size={40} className="text-cilantro" />
            <p className="title text-20">Todo en orden</p>
            <p className="max-w-xs text-ink-soft">
              Si algo se demora, se agota o se apaga, te lo decimos aquí.
            </p>
          </div>
        )}
        {needs && needs.length > 0 && (
          <ul className="divide-y divide-line">
            {needs.map((need, at) => (
              <NeedRow key={need.id} need={need} isFirst={at === 0} />
            ))}
          </ul>
        )}
        <p className="mt-auto border-line border-t px-5 text-14 text-ink-soft">
          <Link
            to={OWNER_PATHS.audit}
            className="inline-flex min-h-11 items-center pr-4 font-semibold text-ink hover:underline"
          >
            Qué cambió hoy
          </Link>
          <Link
            to={OWNER_PATHS.help}
            className="inline-flex min-h-11 items-center font-semibold text-ink hover:underline"
          >
            Ayuda
          </Link>
        </p>
      </Card>
    </section>
  );
}

/** Only the first row has the hot button. */
function NeedRow({ need, isFirst }: { need: Need; isFirst: boolean }) {
  const { tone, icon: Icon, title, text, action, to, sede, resumes } = need;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:flex-nowrap">
      <span
        aria-hidden
        className={cx('grid size-11 shrink-0 place-items-center rounded-full', NEED_TONES[tone])}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="wrap-anywhere font-semibold leading-snug">{title}</p>
        <p className="wrap-anywhere text-14 text-ink-soft">{text}</p>
      </div>
      {resumes && sede ? (
        <ResumeButton dbName={sede.dbName} label={`${action}: ${title}`} className="max-sm:ml-15" />
      ) : (
        <ButtonLink
          to={to}
          variant={isFirst && tone === 'aji' ? 'primary' : 'secondary'}
          onClick={() => sede && chooseSede(sede)}
          aria-label={`${action}: ${title}`}
          className="max-sm:ml-15"
        >
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
