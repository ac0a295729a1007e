import type { Client, KnownClient } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { bogotaDate } from '@comanda/contract/days';
import { formatPhone } from '@comanda/contract/forms/phones';
import { formatMoney } from '@comanda/contract/money';
import { type LucideIcon, Mail, MapPin, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteClient } from './clients.queries.ts';

interface ClientCardProps {
  client: KnownClient;
  onHistory: () => void;
  onDelete: () => void;
}

/** A client: name, contact data, since when, and how often and how much they bought. */
export function ClientCard({ client, onHistory, onDelete }: ClientCardProps) {
  const { nombre, fecha_registro, telefono, email, direccion } = client;
  return (
    <Card className="flex h-full flex-col pb-2">
      <div className="flex items-start gap-2 pt-2 pr-2 pl-5">
        <div className="min-w-0 flex-1 pt-2.5">
          <h2 className="wrap-anywhere line-clamp-2 text-18 leading-tight">{nombre}</h2>
          <p className="pt-1 text-14 text-ink-soft">Desde el {bogotaDate(fecha_registro)}</p>
        </div>
        <IconButton
          label={`Eliminar a ${nombre}`}
          icon={<Trash2 aria-hidden size={20} />}
          variant="danger"
          onClick={onDelete}
        />
      </div>
      <ul className="px-5 pt-2 text-14">
        {telefono && (
          <Contact icon={Phone} href={`tel:${telefono.replace(/[^+\d]/g, '')}`}>
            {formatPhone(telefono)}
          </Contact>
        )}
        <Contact icon={Mail} href={`mailto:${email}`}>
          {email}
        </Contact>
        {direccion && <Contact icon={MapPin}>{direccion}</Contact>}
      </ul>
      <ClientVisits client={client} onHistory={onHistory} />
    </Card>
  );
}

function ClientVisits({ client, onHistory }: Omit<ClientCardProps, 'onDelete'>) {
  const { nombre, visitas, gastado, ultimaVisita } = client;
  return (
    <div className="mt-auto flex items-center justify-between gap-2 px-5 pt-2">
      <p className="min-w-0 text-14">
        {ultimaVisita === null ? (
          <span className="text-ink-soft">Todavía sin compras</span>
        ) : (
          <>
            <strong className="figures text-16">{formatMoney(gastado)}</strong>{' '}
            <span className="font-semibold">
              en {visitas === 1 ? '1 visita' : `${visitas} visitas`}
            </span>
            <span className="block text-ink-soft">La última, el {bogotaDate(ultimaVisita)}</span>
          </>
        )}
      </p>
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={onHistory}
        aria-label={`Ver los pedidos de ${nombre}`}
      >
        Ver pedidos
      </Button>
    </div>
  );
}

interface ContactProps {
  icon: LucideIcon;
  href?: string;
  children: ReactNode;
}

function Contact({ icon: Icon, href, children }: ContactProps) {
  const row = 'flex min-h-11 items-center gap-3 rounded-control py-1.5';
  const text = <span className="wrap-anywhere min-w-0">{children}</span>;
  return (
    <li>
      {href ? (
        <a href={href} className={`${row} font-medium hover:text-achiote-ink hover:underline`}>
          <Icon aria-hidden size={18} className="text-ink-soft" />
          {text}
        </a>
      ) : (
        <span className={row}>
          <Icon aria-hidden size={18} className="text-ink-soft" />
          {text}
        </span>
      )}
    </li>
  );
}

interface DeleteClientDialogProps {
  dbName: string;
  client: Client | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteClientDialog(props: DeleteClientDialogProps) {
  const { dbName, client, onClose, onDeleted } = props;
  const remove = useDeleteClient(dbName);
  const [isRemoving, run] = useBusy();
  const confirm = async () => {
    if (!client) return;
    try {
      await remove.mutateAsync(client._id);
      toast.success(clientsMessages.deleted);
      onDeleted();
    } catch (error) {
      toast.error(clientsMessages.deleteFailed, { description: messageOf(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={client !== null}
      title={clientsMessages.confirmDelete}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() => run(confirm)}
    >
      <p className="text-ink-soft">
        Olvidamos a <strong className="wrap-anywhere text-ink">{client?.nombre}</strong> y sus
        datos; sus ventas se quedan en tus cuentas. No se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
