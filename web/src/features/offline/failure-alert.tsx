import { noConnection } from '../../lib/api/api-client.ts';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { Failure } from '../../lib/api/failure.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';

/** Why something failed. Once there is a connection, the want of one says nothing any more. */
export function FailureAlert({ failure }: { failure: Failure | null | undefined }) {
  const isOver = useIsOnline() && failure?.cause === noConnection().message;
  if (!failure || isOver) return null;
  return <FormAlert cause={failure.cause}>{failure.text}</FormAlert>;
}
