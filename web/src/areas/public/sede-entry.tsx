import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Banner } from '../../features/locations/banner.tsx';
import { LocationLogo } from '../../features/locations/location-logo.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';

interface SedeEntryProps {
  dbName: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of /userAuth for who comes from a mail: the sede's own face where the browser knows it. */
export function SedeEntry({ dbName, title, text, children }: SedeEntryProps) {
  const chosen = useStored(stored.location);
  const location = chosen?.dbName === dbName ? chosen : null;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <title>{`${title} · ${location?.nombre ?? 'Comanda'}`}</title>
      <Banner
        imagen={location?.imagen}
        className="h-44 w-full sm:h-64 lg:h-full"
        sizes="(min-width: 1024px) 50vw, 100vw"
      />
      <main className="mx-auto grid w-full max-w-md content-start gap-5 px-5 py-8 lg:content-center">
        {location ? (
          <p className="flex items-center gap-2 text-ink-soft">
            <LocationLogo location={location} className="-mt-20 relative mr-1 size-24 lg:mt-0" />
            <MapPin aria-hidden size={20} />
            {location.nombre}
          </p>
        ) : (
          <Logo className="text-22" />
        )}
        <div>
          <h1 className="text-28">{title}</h1>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        {children}
        {location && (
          <p className="text-center text-14">
            <Link
              to={PATHS.userAuth}
              className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
            >
              Volver al ingreso
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}
