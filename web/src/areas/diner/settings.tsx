import type { ClientUser } from '@comanda/contract/auth/auth';
import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import {
  History,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  MailCheck,
  SquarePen,
  UserRound,
  UserRoundX,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { AccountDialogProps } from '../../features/account/account.api.ts';
import { signOut } from '../../features/auth/session.ts';
import { useDeliveryAddress } from '../../features/checkout/use-delivery-address.ts';
import { unbroken } from '../../features/locations/opening.ts';
import { ChangeSede } from '../../features/locations/restaurant-look.tsx';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
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
            <div data-clear>
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
        <SedeFacts />
      </div>
    </>
  );
}

/** Where the diner orders: address, phone, all opening hours, and the way to another sede. */
function SedeFacts() {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  if (!location) return null;
  return (
    <section
      aria-labelledby="sede"
      className="grid gap-2 rounded-card bg-surface p-5 inset-ring inset-ring-line"
    >
      <h2 id="sede" className="text-18">
        {location.nombre}
      </h2>
      <p className="text-ink-soft">{location.direccion}</p>
      <p className="whitespace-pre-line text-ink-soft">{unbroken(location.horario)}</p>
      {location.telefono && <p className="text-ink-soft">{location.telefono}</p>}
      {restaurant && (
        <ChangeSede
          restaurant={restaurant}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        />
      )}
    </section>
  );
}

function ClientData({ client }: { client: ClientUser }) {
  const direccion = useDeliveryAddress(client);
  return (
    <div className="grid gap-3">
      <ReceiptLine label={client.correoConfirmado ? 'Correo confirmado' : 'Correo'}>
        <EmailText>{client.email}</EmailText>
      </ReceiptLine>
      <ReceiptLine label="Teléfono">{client.telefono}</ReceiptLine>
      <ReceiptLine label="Dirección">{direccion || 'Sin dirección'}</ReceiptLine>
    </div>
  );
}

interface Action {
  label: string;
  icon: LucideIcon;
  isDanger?: true;
  /** If absent, the action is always offered. */
  isFor?: (client: ClientUser) => boolean;
  Dialog: ComponentType<AccountDialogProps>;
}

const dialog = (load: () => Promise<ComponentType<AccountDialogProps>>) =>
  lazy(() => load().then((component) => ({ default: component })));

const ACTIONS: Action[] = [
  {
    label: 'Editar información',
    icon: SquarePen,
    Dialog: dialog(() =>
      import('../../features/account/own-data-dialog.tsx').then((m) => m.OwnDataDialog),
    ),
  },
  {
    label: 'Confirmar mi correo',
    icon: MailCheck,
    isFor: ({ correoConfirmado }) => !correoConfirmado,
    Dialog: dialog(() =>
      import('../../features/account/confirm-email-dialog.tsx').then((m) => m.ConfirmEmailDialog),
    ),
  },
  {
    label: 'Borrar mi historial de pedidos',
    icon: History,
    Dialog: dialog(() =>
      import('../../features/account/erase-history-dialog.tsx').then((m) => m.EraseHistoryDialog),
    ),
  },
  {
    label: 'Cambiar contraseña',
    icon: KeyRound,
    Dialog: dialog(() =>
      import('../../features/account/own-password-dialog.tsx').then((m) => m.OwnPasswordDialog),
    ),
  },
  {
    label: 'Borrar cuenta',
    icon: UserRoundX,
    isDanger: true,
    Dialog: dialog(() =>
      import('../../features/account/delete-account-dialog.tsx').then((m) => m.DeleteAccountDialog),
    ),
  },
];

/** What a signed-in client can do about their account. */
function AccountActions({ client }: { client: ClientUser }) {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const [open, setOpen] = useState<Action>();
  return (
    <div className="grid gap-2">
      {ACTIONS.filter(({ isFor }) => isFor?.(client) ?? true).map((action) => (
        <Button
          key={action.label}
          variant={action.isDanger ? 'danger-ghost' : 'secondary'}
          size="lg"
          icon={<action.icon aria-hidden size={18} />}
          onClick={() => setOpen(action)}
        >
          {action.label}
        </Button>
      ))}
      <Suspense>
        {open && <open.Dialog dbName={dbName} client={client} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
