import { formatPhone } from '@comanda/contract/forms/phones';
import type { Permiso, Rights } from '@comanda/contract/permissions';
import { FACULTAD_WORDS } from '@comanda/contract/staff/facultades.words';
import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import {
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailCheck,
  MapPin,
  Pencil,
  Phone,
  Trash2,
} from 'lucide-react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PERMISO_LOOK, PERMISO_ORDER } from './permiso-look.ts';
import { useInviteAgain } from './staff.queries.ts';

interface EmployeeCardProps {
  dbName: string;
  employee: Employee;
  /** Why the employee cannot be changed here; null if they can. */
  lockedReason: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** One employee, for reading. */
export function EmployeeCard(props: EmployeeCardProps) {
  const { dbName, employee, lockedReason, onEdit, onDelete } = props;
  const { nombre, cargo, edad, telefono, email, direccion, activo } = employee;
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-3">
        <Avatar nombre={nombre} />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere line-clamp-2 text-18 leading-tight">{nombre}</h2>
          <p className="wrap-anywhere pt-0.5 text-14 text-ink-soft">
            {[cargo?.nombre, `${edad} años`].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!activo && <Badge tone="maiz">Solo lectura</Badge>}
      </div>
      <ul className="grid gap-2 text-14">
        <Contact icon={Phone}>{formatPhone(telefono)}</Contact>
        <Contact icon={Mail}>{email}</Contact>
        <Contact icon={MapPin}>{direccion}</Contact>
      </ul>
      {employee.invitacionPendiente && (
        <PendingInvitation dbName={dbName} employee={employee} canResend={!lockedReason} />
      )}
      <div className="mt-auto grid gap-4">
        <RightsOf permisos={employee.permisos} facultades={employee.facultades} />
        <div className="border-line border-t pt-3">
          {lockedReason ? (
            <p className="flex min-h-touch items-center gap-2 text-14 text-ink-soft">
              <LockKeyhole aria-hidden size={16} />
              {lockedReason}
            </p>
          ) : (
            <div className="flex gap-2">
              <Button
                variant="secondary"
                icon={<Pencil aria-hidden size={18} />}
                aria-label={`Editar a ${nombre}`}
                onClick={onEdit}
                data-edit={employee.id}
                className="flex-1"
              >
                Editar
              </Button>
              <Button
                variant="danger-ghost"
                icon={<Trash2 aria-hidden size={18} />}
                aria-label={`Eliminar a ${nombre}`}
                onClick={onDelete}
              >
                Eliminar
              </Button>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

interface PendingInvitationProps {
  dbName: string;
  employee: Employee;
  canResend: boolean;
}

/** Says that the person has not chosen a password yet, and sends the mail again. */
function PendingInvitation({ dbName, employee, canResend }: PendingInvitationProps) {
  const { mutateAsync } = useInviteAgain(dbName);
  const [isSending, run] = useBusy();
  const resend = async () => {
    try {
      const { message } = await mutateAsync(employee.id);
      toast.success(message, { id: 'staff' });
    } catch (error) {
      toast.error(staffMessages.inviteFailed, { id: 'staff', description: messageOf(error) });
    }
  };
  return (
    <div className="flex min-h-touch items-center justify-between gap-2 rounded-control bg-maiz-wash pl-3 text-14 text-maiz-ink">
      <span className="flex items-center gap-2 font-semibold">
        <MailCheck aria-hidden size={18} />
        {staffMessages.invitePending}
      </span>
      {canResend && (
        <Button
          variant="ghost"
          busy={isSending}
          aria-label={`${staffMessages.inviteAgain} la invitación a ${employee.nombre}`}
          onClick={() => run(resend)}
        >
          {staffMessages.inviteAgain}
        </Button>
      )}
    </div>
  );
}

function Contact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden size={18} className="mt-px text-ink-soft" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

function RightsOf({ permisos, facultades }: Rights) {
  const words = facultades.map((one) => FACULTAD_WORDS[one].word);
  return (
    <div className="grid gap-2">
      <PermisoChips permisos={permisos} />
      {words.length > 0 && (
        <p className="text-14 text-ink-soft">Puede además: {LIST.format(words)}.</p>
      )}
    </div>
  );
}

/** The employee's permisos, each with its icon and word. */
function PermisoChips({ permisos }: { permisos: readonly Permiso[] }) {
  if (permisos.length === 0) {
    return <p className="text-14 text-ink-soft">Sin permisos: no ve ninguna sección.</p>;
  }
  return (
    <ul aria-label="Permisos" className="flex flex-wrap gap-1.5">
      {PERMISO_ORDER.filter((one) => permisos.includes(one)).map((permiso) => {
        const { word, icon: Icon } = PERMISO_LOOK[permiso];
        return (
          <li
            key={permiso}
            className="flex items-center gap-1.5 rounded-full bg-sunken py-1 pr-3 pl-2.5 font-medium text-14"
          >
            <Icon aria-hidden size={16} />
            {word}
          </li>
        );
      })}
    </ul>
  );
}
