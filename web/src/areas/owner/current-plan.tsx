import type { MembresiaParams, OwnerUser } from '@comanda/contract/auth/auth';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { ReceiptLine } from '../../ui/receipt-line.tsx';
import { Slip } from '../../ui/slip.tsx';
import { membershipTime } from './membership-time.ts';

interface CurrentPlanProps {
  user: OwnerUser;
  membresiaParams: MembresiaParams | null;
  now: Date;
}

/** The membership that runs now, and how much of it is left. */
export function CurrentPlan({ user, membresiaParams, now }: CurrentPlanProps) {
  const isActive = user.estadoMembresia === 'activa';
  const time = membershipTime(user, now);
  const Icon = isActive ? BadgeCheck : CircleAlert;
  return (
    <Slip className="grid gap-4 px-6 pt-6 pb-8">
      <div>
        <Badge tone={isActive ? 'cilantro' : 'aji'} icon={<Icon aria-hidden size={16} />}>
          Membresía {user.estadoMembresia}
        </Badge>
        <h2 className="pt-3 text-36">{user.planNombre ?? 'Sin plan'}</h2>
      </div>
      {time && (
        <div className="grid gap-2">
          {time.share !== null && (
            <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full bg-cilantro" style={{ width: `${time.share * 100}%` }} />
            </div>
          )}
          <p className="title text-22">{time.left}</p>
        </div>
      )}
      <div aria-hidden className="rule-dashed" />
      <div className="grid gap-2 text-14">
        {time?.start && <ReceiptLine label="Desde">{time.start}</ReceiptLine>}
        {time && <ReceiptLine label="Hasta">{time.end.replace(/^.*? el /, '')}</ReceiptLine>}
        {membresiaParams && <ReceiptLine label="Sedes">{membresiaParams.sedes}</ReceiptLine>}
      </div>
      <p className="text-14 text-ink-soft">
        Renueva cuando quieras: el mes nuevo se suma al final. Si cambias de plan, lo que te queda
        se convierte según el precio. Sin membresía activa tu restaurante no recibe pedidos.
      </p>
    </Slip>
  );
}
