import { type Actor, type Facultad, hasFacultad } from '@comanda/contract/permissions';
import type { Autoriza } from '@comanda/contract/staff/approval';
import { approvalMessages } from '@comanda/contract/staff/approval.messages';
import type { Person } from '@comanda/contract/staff/tablets';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { isAnswerLost } from '../../lib/api/failure.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { PinKeypad } from '../staff-door/pin-keypad.tsx';
import { TabletNames } from '../staff-door/tablet-names.tsx';

const OF_PIN = ['pin_incorrecto', 'no_puede_aprobar', 'demasiadas_solicitudes'];

/** True for a refusal of the approval itself, which its dialog explains; any other one is of what was approved. */
export function isOfApproval(error: unknown): boolean {
  return error instanceof ApiError && OF_PIN.includes(error.code);
}

interface Asked {
  /** What is approved, as the person reads it. */
  what: string;
  send: (autoriza: Autoriza) => Promise<void>;
}

/**
 * Does what needs a facultad: at once for who has it, else with the PIN of a colleague, who is chosen and types it on the spot.
 */
export function useApproval(dbName: string, facultad: Facultad, actor: Actor) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOwn = hasFacultad(actor, facultad);
  /** `send` throws what the call throws. */
  const withRight = (what: string, send: (autoriza: Autoriza | null) => Promise<void>) => {
    if (isOwn) return send(null);
    ignoreSecondTap();
    setAsked({ what, send });
    return Promise.resolve();
  };
  const dialog: ReactNode = asked && (
    <ApprovalDialog
      dbName={dbName}
      facultad={facultad}
      asked={asked}
      onClose={() => setAsked(null)}
    />
  );
  return { isOwn, withRight, dialog };
}

interface ApprovalDialogProps {
  dbName: string;
  facultad: Facultad;
  asked: Asked;
  onClose: () => void;
}

function ApprovalDialog({ dbName, facultad, asked, onClose }: ApprovalDialogProps) {
  const [person, setPerson] = useState<Person | null>(null);
  const people = useQuery({
    queryKey: ['approvers', dbName, facultad],
    queryFn: () => api('GET /api/employees/aprueban', { query: { dbName, facultad } }),
  });
  const approve = async (empleado: string, pin: string) => {
    try {
      await asked.send({ empleado, pin });
    } catch (error) {
      if (isOfApproval(error)) throw error;
      if (error instanceof ApiError && isAnswerLost(error)) throw error;
    }
    onClose();
  };
  return (
    <Dialog open title={approvalMessages.title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="font-semibold">{asked.what}</p>
        {person ? (
          <PinKeypad
            person={person}
            onPin={(pin) => approve(person.id, pin)}
            onBack={() => setPerson(null)}
          />
        ) : people.data ? (
          <>
            <p className="text-ink-soft">
              {people.data.data.length > 0 ? approvalMessages.who : approvalMessages.nobody}
            </p>
            {people.data.data.length > 0 && (
              <TabletNames people={people.data.data} onChoose={setPerson} />
            )}
          </>
        ) : people.error ? (
          <ErrorState
            title={approvalMessages.loadFailed}
            message={people.error.message}
            onRetry={() => people.refetch()}
            retrying={people.isFetching}
          />
        ) : (
          <PageLoading />
        )}
      </div>
    </Dialog>
  );
}
