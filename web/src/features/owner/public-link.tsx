import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { fold } from '@comanda/contract/fold';
import { editMessages } from '@comanda/contract/forms/edits.messages';
import { isSlug, SLUG } from '@comanda/contract/locations/locations.rules';
import { useEffect, useRef, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkToShare } from './link-to-share.tsx';
import { usePath, useSavePath } from './path.api.ts';

const LINK_ID = 'tu-link';

/** The address that diners open: to choose, share and print. */
export function PublicLink({ email }: { email: string }) {
  const { data: path, error, isFetching, refetch } = usePath(email);
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // A link of another screen leads here, and the browser looks for it before this is drawn.
  useEffect(() => {
    if (window.location.hash !== `#${LINK_ID}`) return;
    heading.current?.scrollIntoView?.();
    heading.current?.focus({ preventScroll: true });
  }, []);

  const close = () => {
    setEditing(false);
    setEdited(true);
  };

  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <h2 ref={heading} id={LINK_ID} tabIndex={-1} className="scroll-mt-32 text-20 outline-none">
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

interface SlugFormProps {
  email: string;
  path: string | null;
  onDone: () => void;
}

/** Chooses or changes the last part of the public link. */
export function SlugForm({ email, path, onDone }: SlugFormProps) {
  const save = useSavePath(email);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = path !== null;
  const [opened, setOpened] = useState(path);

  // A person who opened the form to change a link wants to type. For an owner without a link the
  // form takes no focus.
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  const form = useForm({
    initial: { slug: path ?? '' },
    check: ({ slug }) =>
      slug === path || isSlug(slug) ? [] : [{ path: 'slug', message: SLUG_RULE }],
    send: async ({ slug }) => {
      if (slug !== path) {
        await save.mutateAsync({ path: slug, antes: { path: opened } });
        toast.success(ownerAuthMessages.pathSaved, { id: 'path' });
      }
      onDone();
    },
    refused: (error) => {
      const clash = clashOf<{ path: string | null }>(error);
      if (clash) {
        setOpened(clash.saved.path);
        return { problems: { slug: editMessages.fieldIs(clash.saved.path ?? '') } };
      }
      const { text, cause } = explainFailure(error, ownerAuthMessages.pathSaveFailed);
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

export const SLUG_RULE = `De ${SLUG.min} a ${SLUG.max} caracteres: letras a-z, números y guiones.`;

/** Turns capitals, accents and spaces into what a link can have, while the person types. */
export function asTyped(text: string): string {
  return fold(text).replace(/\s+/g, '-');
}

/** The problem to show while the person types: none if more typing can still fix it. */
export function slugProblem(text: string): string | undefined {
  if (text === '' || isSlug(text)) return undefined;
  const isOnlyShort = text.length < SLUG.min && isSlug(text.padEnd(SLUG.min, '-'));
  return isOnlyShort ? undefined : SLUG_RULE;
}
