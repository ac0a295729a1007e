import type { ClientUser } from '@comanda/contract/auth/auth';

/** What every dialog about one's own account is given. */
export interface AccountDialogProps {
  dbName: string;
  client: ClientUser;
  onClose: () => void;
}
