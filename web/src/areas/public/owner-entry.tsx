import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PATHS } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { SampleSlip } from './landing/sample-slip.tsx';

interface OwnerEntryProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /**
   * What to show beside the form instead of orders. It is decoration, hidden from screen readers.
   */
  rail?: ReactNode;
  above?: ReactNode;
}

/** The frame of the owner's entry pages: slips on the left, the form on the right. */
export function OwnerEntry({ title, text, children, rail, above }: OwnerEntryProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{`${title} · Comanda`}</title>
      <div
        aria-hidden
        className="relative hidden overflow-hidden bg-linear-to-b from-sunken to-achiote-wash lg:block"
      >
        <div className="h-32" />
        <div className="rail relative z-10 rounded-none" />
        <div className="-mt-2 relative h-96">
          {rail ?? (
            <>
              <div className="absolute top-0 left-[10%] w-80 rotate-[-4deg]">
                <SampleSlip estado="enviado" />
              </div>
              <div className="absolute top-0 left-[46%] w-80 rotate-[2deg]">
                <SampleSlip estado="preparado" />
              </div>
            </>
          )}
        </div>
        <p className="title absolute inset-x-[14%] bottom-20 text-36">
          Cada pedido en su riel, cada sede en su sitio.
        </p>
      </div>
      <div className="grid grid-rows-[auto_1fr]">
        <header className="flex items-center justify-between gap-4 p-4 sm:px-8">
          <Link to={PATHS.home} className="py-2 text-22">
            <Logo />
          </Link>
          <Link
            to={PATHS.home}
            className="flex min-h-11 items-center gap-2 font-semibold text-14 text-ink-soft"
          >
            <ArrowLeft aria-hidden size={18} />
            Volver al inicio
          </Link>
        </header>
        <main className="mx-auto grid w-full max-w-sm content-center gap-5 px-5 pb-20">
          {above}
          <div>
            <h1 className="text-36">{title}</h1>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}
