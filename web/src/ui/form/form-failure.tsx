import { editMessages } from '@comanda/contract/forms/edits.messages';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../button.tsx';
import { FormAlert } from './form-alert.tsx';

interface FormFailureProps {
  form: { failure?: Failure | undefined; takeStored: (names: readonly string[]) => void };
}

/**
 * What went wrong with the whole form. After a clash with somebody else's edit it offers what is
 * stored now; saving again keeps what was typed here.
 */
export function FormFailure({ form: { failure, takeStored } }: FormFailureProps) {
  if (!failure) return null;
  const { text, cause, clashes } = failure;
  return (
    <div className="grid justify-items-start gap-2">
      <FormAlert cause={cause}>{text}</FormAlert>
      {clashes && (
        <Button variant="secondary" onClick={() => takeStored(clashes)}>
          {editMessages.useTheirs}
        </Button>
      )}
    </div>
  );
}
