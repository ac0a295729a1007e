import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ExportDialog } from '../../features/export/export-dialog.tsx';
import { ReadOnlyBanner } from '../../features/memberships/read-only-banner.tsx';
import { useOwnSede } from '../../features/owner/use-own-sede.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { OwnerNav } from './owner-nav.tsx';
import { SedeSwitch } from './sede-switch.tsx';

/** The owner's area: one bar on top with the sede, the screens and the way out. */
export function OwnerLayout({ children }: { children: ReactNode }) {
  const user = useStored(stored.authUser);
  const [isExporting, setIsExporting] = useState(false);
  const { sede, sedes } = useOwnSede(user?.email ?? '');
  return (
    <div className="min-h-dvh bg-paper">
      <a
        href="#contenido"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-on-ink focus:translate-y-0"
      >
        Ir al contenido
      </a>
      <header className="sticky top-0 z-20 border-line border-b bg-paper">
        <div className="mx-auto grid max-w-[82rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 md:px-6 xl:grid-cols-[auto_auto_minmax(0,1fr)_auto] xl:gap-x-6">
          <Link
            to={PATHS.owner.home}
            className="flex min-h-16 min-w-11 items-center rounded-control"
          >
            <span className="hidden sm:block">
              <Logo className="text-28" />
            </span>
            <span className="sm:hidden">
              <Logo mark className="text-28" />
            </span>
          </Link>
          <SedeSwitch sede={sede} sedes={sedes} />
          <OwnerNav />
          <OwnerMenu email={user?.email ?? ''} onExport={() => setIsExporting(true)} />
        </div>
      </header>
      <div id="contenido" tabIndex={-1} className="outline-none">
        {sede?.activa === false && (
          <div className="mx-auto max-w-[82rem] px-4 pt-4 md:px-6">
            <ReadOnlyBanner
              what="sede"
              action={
                <ButtonLink to={PATHS.owner.membership} variant="secondary">
                  Ver membresía
                </ButtonLink>
              }
            />
          </div>
        )}
        {children}
      </div>
      {isExporting && <ExportDialog onClose={() => setIsExporting(false)} />}
    </div>
  );
}
