import { type AccountDialogProps, changeOwnPassword } from './account.api.ts';
import { PasswordDialog } from './password-dialog.tsx';

export function OwnPasswordDialog({ dbName, onClose }: AccountDialogProps) {
  return (
    <PasswordDialog
      owner="cliente"
      change={(actual, nueva) => changeOwnPassword(dbName, actual, nueva)}
      onClose={onClose}
    />
  );
}
