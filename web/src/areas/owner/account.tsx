import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { PasswordDialog } from '../../features/account/password-dialog.tsx';
import { ExportButton } from '../../features/export/export-dialog.tsx';
import { shortDate } from '../../features/memberships/membership-time.ts';
import { CloseAccountDialog } from '../../features/owner/close-account-dialog.tsx';
import { changeOwnerPassword } from '../../features/owner/own-account.api.ts';
import { signOutOwner } from '../../features/owner/owner.api.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { OwnerLayout } from './owner-layout.tsx';

/** The owner's own account. An owner without membership sees it too, without the restaurant's bar. */
export function Account() {
  const user = useStored(stored.authUser);
  const client = useQueryClient();
  const [open, setOpen] = useState<'password' | 'close' | null>(null);
  if (!user) return null;
  const isActive = user.estadoMembresia === 'activa';
  const Frame = isActive ? OwnerLayout : PlainFrame;
  const leave = () => {
    signOutOwner();
    client.clear();
    navigate(PATHS.login, { replace: true });
  };
  return (
    <Frame>
      <main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 pb-16 md:px-6">
        <title>Tu cuenta · Comanda</title>
        <PageHeader title="Tu cuenta">
          Con ella entras a Comanda y manejas tu restaurante.
        </PageHeader>
        <Section title="Tus datos">
          <div className="grid gap-2">
            <ReceiptLine label="Correo">
              <EmailText>{user.email}</EmailText>
            </ReceiptLine>
            <ReceiptLine label="Plan">{user.planNombre ?? 'Sin plan todavía'}</ReceiptLine>
            {user.fechaFin && (
              <ReceiptLine label={isActive ? 'Activa hasta el' : 'Venció el'}>
                {shortDate(user.fechaFin)}
              </ReceiptLine>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              to={isActive ? OWNER_PATHS.membership : PATHS.membership}
              variant="secondary"
            >
              Ver membresía
            </ButtonLink>
            <Button variant="secondary" icon={<LogOut aria-hidden size={18} />} onClick={leave}>
              {screensMessages.signOut}
            </Button>
          </div>
        </Section>
        <Section
          title="Contraseña"
          text="Al cambiarla cerramos tu sesión en los demás dispositivos. En este sigues adentro."
        >
          <Button
            variant="secondary"
            icon={<KeyRound aria-hidden size={18} />}
            onClick={() => setOpen('password')}
            className="justify-self-start"
          >
            Cambiar contraseña
          </Button>
        </Section>
        <Section
          title="Llevarte tus datos"
          text="Todo lo de tu restaurante en un archivo: menú, fotos, personal, clientes, pedidos y pagos."
        >
          <ExportButton className="-ml-4 justify-self-start" />
        </Section>
        <Section
          title="Cerrar la cuenta"
          text="Tu link deja de abrir, nadie más puede entrar y borramos los datos de tu personal y de tus clientes. Las ventas se conservan sin nombres."
        >
          <Button
            variant="danger-ghost"
            onClick={() => setOpen('close')}
            className="-ml-4 justify-self-start"
          >
            Cerrar mi cuenta
          </Button>
        </Section>
      </main>
      {open === 'password' && (
        <PasswordDialog
          owner="propietario"
          change={changeOwnerPassword}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'close' && <CloseAccountDialog user={user} onClose={() => setOpen(null)} />}
    </Frame>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-20">{title}</h2>
        {text && <p className="text-14 text-ink-soft">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper">
      <header className="mx-auto max-w-3xl px-4 py-3 md:px-6">
        <Link to={PATHS.membership} aria-label="Volver a los planes" className="py-2 text-28">
          <Logo />
        </Link>
      </header>
      {children}
    </div>
  );
}
