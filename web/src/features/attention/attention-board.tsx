import type { Location, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../realtime/use-now.ts';
import { useLiveSedeSettings } from '../sede-settings/sede-settings.queries.ts';
import { ChannelsCard } from './channels-card.tsx';
import { PaceCard } from './pace-card.tsx';
import { SpecialDaysCard } from './special-days-card.tsx';
import { StandingBand } from './standing-band.tsx';
import { TimesCard } from './times-card.tsx';
import { usePaceForm } from './use-pace-form.ts';
import { useTimesForm } from './use-times-form.ts';
import { useWeekForm } from './use-week-form.ts';
import { WeekCard } from './week-card.tsx';

interface AttentionBoardProps {
  location: Location;
  /** What else belongs to when and where a sede serves. */
  children?: ReactNode;
}

/** When a sede takes orders, how, and how many. */
export function AttentionBoard({ location, children }: AttentionBoardProps) {
  const query = useLiveSedeSettings(location.dbName);
  if (query.isPending) return <BoardSkeleton />;
  if (!query.data) {
    return (
      <ErrorState
        title={settingsMessages.loadFailed}
        message={query.error?.message ?? ''}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Board location={location} answer={query.data}>
      {children}
    </Board>
  );
}

function Board({
  location,
  answer,
  children,
}: AttentionBoardProps & { answer: SedeSettingsAnswer }) {
  const { dbName } = location;
  const now = useNow(30_000);
  const settings = ajustesOf(answer);
  const week = useWeekForm(dbName, answer);
  const pace = usePaceForm(dbName, answer);
  const times = useTimesForm(dbName, answer);
  return (
    <div className="grid grid-cols-1 gap-4">
      <StandingBand dbName={dbName} settings={settings} now={now} />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          settings.horas && 'lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]',
        )}
      >
        <WeekCard location={location} horas={settings.horas} form={week} now={now} />
        {settings.horas && (
          <SpecialDaysCard dbName={dbName} answer={answer} horas={settings.horas} now={now} />
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <ChannelsCard dbName={dbName} answer={answer} settings={settings} now={now} />
        <PaceCard location={location} settings={settings} form={pace} now={now} />
        <TimesCard location={location} form={times} />
      </div>
      {children}
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Cargando…</span>
      <Skeleton className="h-18 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
