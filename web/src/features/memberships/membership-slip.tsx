import type { OwnerUser } from '@comanda/contract/auth/auth';
import { BadgeCheck, ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { OWNER_PATHS } from '../../owner-paths.ts';
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

/** The membership in one line, which opens to its details. */
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
          '-mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-14 hover:underline hover:underline-offset-4',
          isActive ? 'text-cilantro' : 'text-aji',
        )}
      >
        <Icon aria-hidden size={18} />
        <span>
          <span className="sr-only">Membresía </span>
          {[user.planNombre, isActive && time ? lowerFirst(time.left) : user.estadoMembresia]
            .filter(Boolean)
            .join(', ')}
        </span>
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

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
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
      <ButtonLink to={OWNER_PATHS.membership} variant="secondary" full className="mt-4">
        Ver membresía
      </ButtonLink>
    </>
  );
}
