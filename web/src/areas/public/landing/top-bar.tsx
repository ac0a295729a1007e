import { Mail, Phone } from 'lucide-react';
import { fetchSupport } from '../../../features/support/support.api.ts';
import { useResource } from '../../../lib/use-resource.ts';

/** Whom to ask for help. Keeps its height while the server is asked, so that nothing jumps. */
export function TopBar() {
  const { data } = useResource('support', fetchSupport);
  const link = 'flex min-h-11 items-center gap-1.5 hover:underline hover:underline-offset-4';
  return (
    <aside
      aria-label="Soporte"
      data-theme="kitchen"
      className="bg-surface text-12 text-ink sm:text-14"
    >
      <div className="mx-auto flex min-h-11 max-w-7xl flex-wrap items-center gap-x-4 px-4 sm:gap-x-7 sm:px-8">
        {data?.email && (
          <a href={`mailto:${data.email}`} className={link}>
            <Mail aria-hidden size={16} />
            {data.email}
          </a>
        )}
        {data?.phone && (
          <a href={`tel:${data.phone.replace(/[^+\d]/g, '')}`} className={link}>
            <Phone aria-hidden size={16} />
            {data.phone}
          </a>
        )}
      </div>
    </aside>
  );
}
