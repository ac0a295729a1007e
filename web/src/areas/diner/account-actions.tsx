import type { ClientUser } from '@comanda/contract/auth/auth';
import { History, KeyRound, type LucideIcon, MailCheck, SquarePen, UserRoundX } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { AccountDialogProps } from '../../features/account/account.api.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';

interface Action {
  label: string;
  icon: LucideIcon;
  isDanger?: true;
  /** Absent: always. */
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

/** What a signed-in client does about its own account. */
export function AccountActions({ client }: { client: ClientUser }) {
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
