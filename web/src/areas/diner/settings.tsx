import type { ClientUser } from '@comanda/contract/auth/auth';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { LogIn, LogOut, UserRound } from 'lucide-react';
import { signOut } from '../../features/auth/session.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { AccountActions } from './account-actions.tsx';
import { SlimHeader } from './slim-header.tsx';

export function Settings() {
  const user = useStored(stored.user);
  const client = user?.tipo === 'cliente' ? user : null;
  return (
    <>
      <SlimHeader withUser={false} />
      <div className="mx-auto grid max-w-xl gap-5 px-4 pt-5">
        <title>Opciones · Comanda</title>
        <h1 className="text-28">Opciones</h1>
        <Slip className="grid gap-5 px-5 pt-6 pb-8">
          <div className="flex items-center gap-4">
            <span
              aria-hidden
              className="grid size-16 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft"
            >
              <UserRound size={30} />
            </span>
            <div>
              <p className="title text-22">{client?.nombre ?? dinerMessages.guest}</p>
              <p className="text-14 text-ink-soft">
                {client
                  ? 'Tus datos van en cada pedido que haces.'
                  : 'Ingresa para que tus datos vayan en cada pedido.'}
              </p>
            </div>
          </div>
          <div aria-hidden className="rule-dashed" />
          {client ? (
            <>
              <ClientData client={client} />
              <AccountActions client={client} />
              <div aria-hidden className="rule-dashed" />
              <Button
                variant="secondary"
                size="lg"
                icon={<LogOut aria-hidden size={18} />}
                onClick={() => {
                  signOut();
                  navigate(PATHS.userAuth);
                }}
              >
                {screensMessages.signOut}
              </Button>
            </>
          ) : (
            <ButtonLink to={PATHS.userAuth} size="lg" icon={<LogIn aria-hidden size={18} />}>
              Iniciar sesión
            </ButtonLink>
          )}
        </Slip>
      </div>
    </>
  );
}

function ClientData({ client }: { client: ClientUser }) {
  return (
    <div className="grid gap-3">
      <ReceiptLine label={client.correoConfirmado ? 'Correo confirmado' : 'Correo'}>
        {client.email}
      </ReceiptLine>
      <ReceiptLine label="Teléfono">{client.telefono}</ReceiptLine>
      <ReceiptLine label="Dirección">{client.direccion || 'Sin dirección'}</ReceiptLine>
    </div>
  );
}
