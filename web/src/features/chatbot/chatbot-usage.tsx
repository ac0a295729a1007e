import { Link } from 'wouter';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChatbotUsage } from './chatbot.queries.ts';

const NUMBER = new Intl.NumberFormat('es-CO');
const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
/** From here on the end of the month may come after the last conversation. */
const NEARLY = 0.8;

/** How many of the plan's conversations are gone this month. */
export function ChatbotUsage({ dbName }: { dbName: string }) {
  const { data: usage, isPending } = useChatbotUsage(dbName);
  if (isPending) return <Skeleton className="h-16 rounded-card" />;
  // The settings are worth showing without it.
  if (!usage) return null;
  const { mes, usados, incluidos } = usage;
  const share = incluidos > 0 ? Math.min(usados / incluidos, 1) : 1;
  return (
    <section aria-label="Conversaciones del mes" className="grid gap-1.5 text-14">
      <p>
        <strong className="figures text-18">{NUMBER.format(usados)}</strong> de{' '}
        {NUMBER.format(incluidos)} conversaciones en {MONTH.format(new Date(`${mes}-15`))}
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={cx('h-full rounded-full', share < NEARLY ? 'bg-cilantro' : 'bg-maiz')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-12 text-ink-soft">
        {share < 1 ? (
          'Suman las de todas tus sedes.'
        ) : (
          <>
            No empieza más hasta el próximo mes; la carta y el carrito siguen igual.{' '}
            <Link to={PATHS.owner.membership} className="font-semibold text-achiote-ink underline">
              Ver planes
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
