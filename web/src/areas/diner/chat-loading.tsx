import { Spinner } from '../../ui/spinner.tsx';

/** Where the talk will be, while its part of the web arrives; `isLost` when it did not. */
export function ChatLoading({ isLost = false }: { isLost?: boolean }) {
  return (
    <div className="fixed inset-0 z-30 animate-fade bg-backdrop">
      <div className="ml-auto grid h-full place-content-center justify-items-center gap-3 bg-paper sm:max-w-md">
        {isLost ? (
          <>
            <p role="alert">El chat no cargó. Revisa tu internet.</p>
            {/* Its own address again, without what lay over the page. */}
            <a href="?" className="p-3 font-semibold underline underline-offset-4">
              Volver a cargar
            </a>
          </>
        ) : (
          <Spinner label="Abriendo el chat" />
        )}
      </div>
    </div>
  );
}
