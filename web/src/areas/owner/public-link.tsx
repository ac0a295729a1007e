import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { useState } from 'react';
import { usePath } from '../../features/owner/path.api.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkToShare } from './link-to-share.tsx';
import { SlugForm } from './slug-form.tsx';

/** The address diners open: to choose, to pass on and to print. */
export function PublicLink({ email }: { email: string }) {
  const { data: path, error, isFetching, refetch } = usePath(email);
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);

  const close = () => {
    setEditing(false);
    setEdited(true);
  };

  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <h2 id="tu-link" tabIndex={-1} className="text-20 outline-none">
        Tu link público
      </h2>
      {path === undefined && error && (
        <ErrorState
          title={ownerAuthMessages.pathLoadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {path === undefined && !error && (
        <div role="status">
          <span className="sr-only">Cargando tu link</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {path === null && (
        <p className="text-14 text-ink-soft">
          Elige cómo termina tu link. Con él tus clientes ven el menú y piden desde el celular.
        </p>
      )}
      {path !== undefined && (path === null || isEditing) && (
        <SlugForm email={email} path={path} onDone={close} />
      )}
      {path && !isEditing && (
        <LinkToShare path={path} onEdit={() => setEditing(true)} isBack={hasEdited} />
      )}
    </Card>
  );
}
