import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import { isSlug } from '@comanda/contract/locations/locations.rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSavePath } from '../../features/owner/path.api.ts';
import { asTyped, SLUG_RULE, slugProblem } from '../../features/owner/slug.ts';
import { explainFailure } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface SlugFormProps {
  email: string;
  path: string | null;
  onDone: () => void;
}

/** Choosing or changing the last word of the public link. */
export function SlugForm({ email, path, onDone }: SlugFormProps) {
  const [slug, setSlug] = useState(path ?? '');
  const [refusal, setRefusal] = useState<string>();
  const save = useSavePath(email);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = path !== null;

  // Opened to change a link, somebody wants to write here; shown to who has none, it waits.
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slug === path) {
      onDone();
      return;
    }
    if (!isSlug(slug)) {
      setRefusal(SLUG_RULE);
      return;
    }
    save.mutate(slug, {
      onSuccess: () => {
        toast.success(ownerAuthMessages.pathSaved, { id: 'path' });
        onDone();
      },
      onError: (error) => {
        const { text, cause } = explainFailure(error, ownerAuthMessages.pathSaveFailed);
        setRefusal(cause ? `${text}. ${cause}` : text);
        toast.error(text, { id: 'path' });
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div aria-live="polite">
        <TextField
          label="Tu link"
          error={slugProblem(slug) ?? refusal}
          value={slug}
          onChange={(event) => {
            setSlug(asTyped(event.target.value));
            setRefusal(undefined);
          }}
          placeholder="tu-restaurante"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          ref={input}
        />
      </div>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {window.location.host}/restaurante/
        <strong className="font-semibold text-ink">{slug || 'tu-restaurante'}</strong>
      </p>
      {path && (
        <p className="text-14 text-ink-soft">
          Al cambiarlo, el link y los códigos QR de antes dejan de abrir tu restaurante.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="wash"
          busy={save.isPending}
          busyLabel="Guardando..."
          className="flex-1"
        >
          Guardar
        </Button>
        {path && (
          <Button variant="secondary" onClick={onDone} disabled={save.isPending} className="flex-1">
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
