import { Button } from './button.tsx';

interface LoadMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  shown: number;
  /** Missing if the number is not known. */
  total?: number | undefined;
  /** 'clientes' */
  noun: string;
}

/** The end of a list that is loaded in pages. */
export function LoadMore({ query, shown, total, noun }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-4 text-center">
      <p role="status" className="text-14 text-ink-soft">
        {query.isFetchNextPageError
          ? `No pudimos traer más ${noun}. Intenta otra vez.`
          : shownWords(shown, total, noun)}
      </p>
      <Button
        variant="secondary"
        size="lg"
        busy={query.isFetchingNextPage}
        busyLabel="Cargando…"
        onClick={() => query.fetchNextPage()}
      >
        Ver más
      </Button>
    </div>
  );
}

function shownWords(shown: number, total: number | undefined, noun: string): string {
  return total === undefined ? `Van ${shown} ${noun}` : `${shown} de ${total} ${noun}`;
}
