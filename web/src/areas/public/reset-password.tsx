import { useSearchParams } from '../../lib/address.tsx';
import { ResetOwnerPassword } from './reset-owner-password.tsx';
import { ResetSedePassword } from './reset-sede-password.tsx';

const INCOMPLETE_LINK =
  'A este enlace le falta una parte. Ábrelo desde el correo o pide uno nuevo.';

/** Where the mail leads: an owner's link names no sede, a diner's or employee's does. */
export function ResetPassword() {
  const params = useSearchParams();
  const token = params.get('token') ?? '';
  const dbName = params.get('sede');
  const problem = token ? undefined : INCOMPLETE_LINK;
  if (!dbName) return <ResetOwnerPassword token={token} problem={problem} />;
  const tipo = params.get('tipo') === 'empleado' ? 'empleado' : 'cliente';
  return <ResetSedePassword token={token} dbName={dbName} tipo={tipo} problem={problem} />;
}
