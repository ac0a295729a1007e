import type { OwnerUser } from '@comanda/contract/auth/auth';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { membershipTime } from './membership-time.ts';

interface MembershipDetailsProps {
  user: OwnerUser;
  sedes: number | null;
  sedesAllowed: number | null;
  now: Date;
}

/** What is known of a membership beyond its badge. */
export function MembershipDetails({ user, sedes, sedesAllowed, now }: MembershipDetailsProps) {
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
