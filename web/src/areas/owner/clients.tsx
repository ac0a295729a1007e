import type { Client, KnownClient } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { FileDown, SearchX, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ClientCard, DeleteClientDialog } from '../../features/clients/client-card.tsx';
import { ClientHistory } from '../../features/clients/client-history.tsx';
import { fetchClientSheet, useClients } from '../../features/clients/clients.queries.ts';
import { useOwnSede } from '../../features/owner/owner.api.ts';
import { download } from '../../lib/api/download.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SedeNeeded } from './sede-needed.tsx';

/** The clients who registered at the chosen sede. */
export function Clients() {
  const email = useStored(stored.authUser)?.email ?? '';
  const { sede, query: sedesQuery } = useOwnSede(email);
  const [{ text }, change] = useAddressState(readSearch, writeSearch);
  const q = useSettled(text.trim());
  const [deleting, setDeleting] = useState<Client | null>(null);
  const [reading, setReading] = useState<KnownClient | null>(null);
  const [deletions, setDeletions] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const dbName = sede?.dbName ?? '';
  const query = useClients(dbName, q);
  const clients = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = query.data?.pages.at(-1)?.total;

  // The button that had the focus is gone.
  useEffect(() => {
    if (deletions > 0) list.current?.focus();
  }, [deletions]);

  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Clientes · Comanda</title>
      <PageHeader
        title="Clientes"
        actions={total ? <ClientSheet dbName={dbName} q={q} /> : undefined}
      >
        Quienes se registraron en <strong className="text-ink">{sede?.nombre ?? 'tu sede'}</strong>.
      </PageHeader>
      <SedeNeeded query={sedesQuery} sede={sede}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <SearchField
            label="Buscar por nombre, dirección, teléfono o correo"
            value={text}
            onChange={(typed) => change({ text: typed })}
            className="min-w-60 flex-1 md:max-w-xl"
          />
          <p role="status" className="min-h-6 text-ink-soft">
            {total !== undefined && total > 0 && countWords(total, q)}
          </p>
        </div>
        <ClientsState
          query={query}
          isEmpty={clients.length === 0}
          q={q}
          onClear={() => change({ text: '' })}
        >
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Clientes"
            aria-busy={query.isPlaceholderData}
            className={cx(
              'grid grid-cols-1 gap-4 outline-none transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            {clients.map((client) => (
              <li key={client._id}>
                <ClientCard
                  client={client}
                  onHistory={() => setReading(client)}
                  onDelete={() => setDeleting(client)}
                />
              </li>
            ))}
          </ul>
          <LoadMore query={query} shown={clients.length} total={total} noun="clientes" />
        </ClientsState>
      </SedeNeeded>
      {reading && (
        <ClientHistory dbName={dbName} client={reading} onClose={() => setReading(null)} />
      )}
      <DeleteClientDialog
        dbName={dbName}
        client={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => setDeletions(deletions + 1)}
      />
    </main>
  );
}

/** Saves the clients that the search shows as a sheet. */
function ClientSheet({ dbName, q }: { dbName: string; q: string }) {
  const [isSaving, run] = useBusy();
  const save = async () => {
    try {
      download(await fetchClientSheet(dbName, q), `clientes-${dbName}.csv`);
    } catch (error) {
      toast.error(clientsMessages.exportFailed, { id: 'clientes', description: messageOf(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<FileDown aria-hidden size={20} />}
      busy={isSaving}
      onClick={() => run(save)}
    >
      Descargar CSV
    </Button>
  );
}

function countWords(total: number, q: string): string {
  const people = total === 1 ? '1 cliente' : `${total.toLocaleString('es-CO')} clientes`;
  if (!q) return people;
  return `${people} ${total === 1 ? 'coincide' : 'coinciden'}`;
}

function readSearch(params: URLSearchParams): { text: string } {
  return { text: params.get('q') ?? '' };
}

function writeSearch(params: URLSearchParams, { text }: { text: string }): URLSearchParams {
  const next = new URLSearchParams(params);
  if (text.trim()) next.set('q', text.trim());
  else next.delete('q');
  return next;
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ClientsStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  q: string;
  onClear: () => void;
  children: ReactNode;
}

/** The clients, or what replaces them while they load, fail or there are none. */
function ClientsState({ query, isEmpty, q, onClear, children }: ClientsStateProps) {
  if (query.isPending) {
    return (
      <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Cargando clientes</span>
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-56 rounded-card" />
        ))}
      </div>
    );
  }
  if (!isEmpty) return children;
  if (query.error) {
    return (
      <ErrorState
        title={clientsMessages.loadFailed}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (q) {
    return (
      <EmptyState
        icon={<SearchX size={36} />}
        title={`Nadie coincide con «${q}»`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Ver todos los clientes
          </Button>
        }
      >
        Prueba con una parte del nombre, del correo o del teléfono.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Users size={36} />}
      title="Todavía no hay clientes registrados"
      action={<ButtonLink to={OWNER_PATHS.link}>Ver tu link y su código QR</ButtonLink>}
    >
      Comparte tu link público: quien se registra al pedir aparece aquí.
    </EmptyState>
  );
}
