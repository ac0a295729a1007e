import { ArrowLeft } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Logo } from '../ui/logo.tsx';
import { Slip } from '../ui/slip.tsx';

interface UpcomingPageProps {
  title: string;
  /** One sentence: what will be here. */
  children: string;
  back: { to: string; label: string };
}

/** An honest place for a screen that is on its way. */
export function UpcomingPage({ title, children, back }: UpcomingPageProps) {
  return (
    <main className="mx-auto grid min-h-[70dvh] w-full max-w-md content-center p-5">
      <title>{`${title} · Comanda`}</title>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-4">
        <Slip hanging className="grid gap-4 px-6 pt-10 pb-10">
          <Logo mark className="text-36" />
          <div className="grid justify-items-start gap-2">
            <Badge tone="maiz">Llega pronto</Badge>
            <h1 className="text-28">{title}</h1>
          </div>
          <p className="text-ink-soft">{children}</p>
          <div aria-hidden className="rule-dashed" />
          <ButtonLink
            to={back.to}
            variant="secondary"
            size="lg"
            icon={<ArrowLeft aria-hidden size={18} />}
          >
            {back.label}
          </ButtonLink>
        </Slip>
      </div>
    </main>
  );
}
