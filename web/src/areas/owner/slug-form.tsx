import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { isSlug } from '@comanda/contract/locations/locations.rules';
import { useEffect, useRef } from 'react';
import { useSavePath } from '../../features/owner/path.api.ts';
import { asTyped, SLUG_RULE, slugProblem } from '../../features/owner/slug.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface SlugFormProps {
  email: string;
  path: string | null;
  onDone: () => void;
}

/** Choosing or changing the last word of the public link. */
export function SlugForm({ email, path, onDone }: SlugFormProps) {
  const save = useSavePath(email);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = path !== null;

  // Opened to change a link, somebody wants to write here; shown to who has none, it waits.
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  const form = useForm({
    initial: { slug: path ?? '' },
    check: ({ slug }) =>
      slug === path || isSlug(slug) ? [] : [{ path: 'slug', message: SLUG_RULE }],
    send: async ({ slug }) => {
      if (slug !== path) {
        await save.mutateAsync(slug);
        toast.success(ownerAuthMessages.pathSaved, { id: 'path' });
      }
      onDone();
    },
    refused: (error) => {
      const { text, cause } = explainFailure(error, ownerAuthMessages.pathSaveFailed);
      toast.error(text, { id: 'path' });
      return { problems: { slug: cause ? `${text}. ${cause}` : text } };
    },
  });
  const { slug } = form.draft;

  return (
    <form {...form.attributes} className="grid gap-3">
      <div aria-live="polite">
        <TextField
          label="Tu link"
          error={slugProblem(slug) ?? form.problems.slug}
          value={slug}
          onChange={(event) => form.set({ slug: asTyped(event.target.value) })}
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
          busy={form.isSending}
          busyLabel="Guardando..."
          className="flex-1"
        >
          Guardar
        </Button>
        {path && (
          <Button variant="secondary" onClick={onDone} disabled={form.isSending} className="flex-1">
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
