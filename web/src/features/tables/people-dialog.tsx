import type { Account } from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import { tableWords } from '@comanda/contract/orders/table.words';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { cleanText } from '@comanda/contract/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { useIsOnline } from '../../lib/api/connection.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { putAccount } from './accounts.queries.ts';
import { GuestTiles } from './guest-tiles.tsx';
import { accountAsItIs } from './use-table-deeds.ts';

interface PeopleDialogProps {
  dbName: string;
  account: Account;
  onClose: () => void;
}

interface People {
  comensales: number | null;
  nombre: string;
  /** Empty: nobody in particular. */
  mesero: string;
}

/** Who sits at a table and who serves it. */
export function PeopleDialog({ dbName, account, onClose }: PeopleDialogProps) {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const initial = peopleOf(account);
  const form = useForm<People>({
    initial,
    check: ({ nombre }) =>
      cleanText(nombre).length > ACCOUNT_LIMITS.nombre
        ? [{ path: 'nombre', message: accountsMessages.nombreTooLong }]
        : [],
    send: async ({ comensales, nombre, mesero }) => {
      const { data, message } = await api('PATCH /api/accounts/:id', {
        params: { id: account._id },
        body: {
          dbName,
          vista: account.revision,
          ...(comensales !== initial.comensales && { comensales }),
          ...(nombre !== initial.nombre && { nombre: nombre || null }),
          ...(mesero !== initial.mesero && { mesero: mesero || null }),
        },
      });
      putAccount(client, dbName, data);
      toast.success(message);
      onClose();
    },
    refused: (error) => {
      const now = accountAsItIs(error);
      if (now) putAccount(client, dbName, now);
      return refusalOf(error, tablesMessages.changeFailed);
    },
    onClose,
  });
  return (
    <FormDialog
      title={`${tableWords(account.mesas[0] ?? '')} · ${tablesMessages.guests}`}
      submitLabel="Guardar"
      form={form}
      canSubmit={isOnline}
    >
      <div className="grid gap-5">
        <FailureAlert failure={form.failure} />
        {!isOnline && <FormAlert>{tablesMessages.needsNetwork}</FormAlert>}
        <fieldset>
          <legend className="mb-1.5 font-semibold text-14">{tablesMessages.howMany}</legend>
          <GuestTiles
            value={form.draft.comensales}
            onChoose={(comensales) => form.set({ comensales })}
          />
          {form.problems.comensales && (
            <p role="alert" className="mt-1.5 font-medium text-14 text-aji">
              {form.problems.comensales}
            </p>
          )}
        </fieldset>
        <TextField
          label={tablesMessages.accountName}
          optional
          autoComplete="off"
          {...form.field('nombre')}
        />
        <Select
          label={tablesMessages.waiter}
          placeholder={tablesMessages.nobodyServes}
          options={useWaiters(dbName, account)}
          value={form.draft.mesero}
          onChange={({ target }) => form.set({ mesero: target.value })}
          error={form.problems.mesero}
        />
      </div>
    </FormDialog>
  );
}

/** Who can serve the table; until that is known, who serves it. */
function useWaiters(dbName: string, { mesero }: Account) {
  const { data } = useQuery({
    queryKey: ['waiters', dbName],
    queryFn: () => api('GET /api/accounts/meseros', { query: { dbName } }),
  });
  const others = data?.data.filter(({ id }) => id !== mesero?.id) ?? [];
  const all = mesero ? [mesero, ...others] : others;
  return all.map(({ id, nombre }) => ({ value: id, label: nombre }));
}

function peopleOf({ comensales, nombre, mesero }: Account): People {
  return { comensales, nombre: nombre ?? '', mesero: mesero?.id ?? '' };
}
