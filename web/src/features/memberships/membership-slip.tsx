import type { OwnerUser } from '@comanda/contract/auth/auth';
import { BadgeCheck, ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { membershipTime } from './membership-time.ts';

interface MembershipProps {
  user: OwnerUser;
  sedes: number | null;
  sedesAllowed: number | null;
  now: Date;
}

/** The membership in one line that opens, for screens without room for the slip. */
export function MembershipBadge({ user, sedes, sedesAllowed, now }: MembershipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isActive = user.estadoMembresia === 'activa';
  const time = membershipTime(user, now);
  const Icon = isActive ? BadgeCheck : CircleAlert;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-14',
          isActive ? 'bg-cilantro-wash text-cilantro' : 'bg-aji-wash text-aji',
        )}
      >
        <Icon aria-hidden size={18} />
        {['Membresía', user.planNombre, user.estadoMembresia].filter(Boolean).join(' ')}
        <ChevronDown
          aria-hidden
          size={18}
          className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div id={detailsId} hidden={!isOpen} className="w-full pt-3">
        <Slip className="px-5 pt-4 pb-6">
          {time && (
            <p className="flex flex-wrap justify-between gap-x-3 pb-3 text-14">
              <strong className="font-semibold">{time.left}</strong>
              <span className="text-ink-soft">{time.end}</span>
            </p>
          )}
          <MembershipDetails user={user} sedes={sedes} sedesAllowed={sedesAllowed} now={now} />
        </Slip>
      </div>
    </>
  );
}

/** The membership's state, which opens to its details. */
export function MembershipSlip({ user, sedes, sedesAllowed, now }: MembershipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isActive = user.estadoMembresia === 'activa';
  const time = membershipTime(user, now);
  const Icon = isActive ? BadgeCheck : CircleAlert;
  return (
    <Slip className="px-5 pt-3 pb-6">
      <h2 className="font-body tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control"
        >
          <Badge tone={isActive ? 'cilantro' : 'aji'} icon={<Icon aria-hidden size={16} />}>
            Membresía {user.estadoMembresia}
          </Badge>
          <span className="flex items-center gap-1 font-semibold text-14 text-achiote-ink">
            {isOpen ? 'Ocultar' : 'Ver detalles'}
            <ChevronDown
              aria-hidden
              size={18}
              className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </span>
        </button>
      </h2>
      {user.planNombre && <p className="title pt-1 text-28">{user.planNombre}</p>}
      {time && (
        <div className="grid gap-2 pt-3 text-14">
          {time.share !== null && (
            <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full bg-cilantro" style={{ width: `${time.share * 100}%` }} />
            </div>
          )}
          <p className="flex flex-wrap justify-between gap-x-3">
            <strong className="font-semibold">{time.left}</strong>
            <span className="text-ink-soft">{time.end}</span>
          </p>
        </div>
      )}
      <div id={detailsId} hidden={!isOpen}>
        <div aria-hidden className="rule-dashed mt-4 mb-3" />
        <MembershipDetails user={user} sedes={sedes} sedesAllowed={sedesAllowed} now={now} />
      </div>
    </Slip>
  );
}

/** The details of a membership. */
function MembershipDetails({ user, sedes, sedesAllowed, now }: MembershipProps) {
  const time = membershipTime(user, now);
  return (
    <>
      <div className="grid gap-1.5 text-14">
        {time?.start && <ReceiptLine label="Desde">{time.start}</ReceiptLine>}
        {sedes !== null && sedesAllowed !== null && (
          <ReceiptLine label="Sedes">
            {sedes} de {sedesAllowed}
          </ReceiptLine>
        )}
        <ReceiptLine label="Cuenta">{user.email}</ReceiptLine>
      </div>
      <ButtonLink to={PATHS.owner.membership} variant="secondary" full className="mt-4">
        Ver membresía
      </ButtonLink>
    </>
  );
}
