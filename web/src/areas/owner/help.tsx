import { formatPhone } from '@comanda/contract/forms/phones';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LifeBuoy, SearchX } from 'lucide-react';
import { useState } from 'react';
import { findHelp } from '../../features/help/find-help.ts';
import type { HelpEntry } from '../../features/help/help.words.ts';
import { fetchSupport } from '../../features/support/support.api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** What owners ask, with the way to the screen that answers it. */
export function Help() {
  const [search, setSearch] = useState('');
  const groups = findHelp(search);
  const isSearching = search.trim() !== '';
  return (
    <main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 pb-16 md:px-6">
      <title>Ayuda · Comanda</title>
      <PageHeader title="Ayuda">Busca con tus palabras o abre una pregunta.</PageHeader>
      <SearchField label="Buscar en la ayuda" value={search} onChange={setSearch} />
      <div aria-live="polite" className="grid gap-6">
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h2 className="text-20">{title}</h2>
            <Card className="divide-y divide-line">
              {entries.map((entry) => (
                <Question key={entry.question} entry={entry} isOpen={isSearching} />
              ))}
            </Card>
          </section>
        ))}
        {groups.length === 0 && (
          <EmptyState icon={<SearchX size={36} />} title="No encontramos esa pregunta">
            Prueba con otra palabra o escríbenos.
          </EmptyState>
        )}
      </div>
      <SupportCard />
    </main>
  );
}

/** While somebody searches, the answers that match are open. */
function Question({ entry, isOpen }: { entry: HelpEntry; isOpen: boolean }) {
  const { question, answer, link } = entry;
  return (
    <details key={String(isOpen)} open={isOpen} className="group px-5">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold outline-offset-[-2px]">
        {question}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid justify-items-start gap-3 pb-5">
        <p className="max-w-prose text-ink-soft">{answer}</p>
        <ButtonLink to={link.to} variant="secondary">
          {link.word}
        </ButtonLink>
      </div>
    </details>
  );
}

function SupportCard() {
  const { data } = useQuery({ queryKey: ['support'], queryFn: fetchSupport });
  if (!data || (!data.email && !data.phone)) return null;
  const { email, phone } = data;
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
      <LifeBuoy aria-hidden size={24} className="text-ink-soft" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-18">¿No está aquí?</h2>
        <p className="wrap-anywhere text-14 text-ink-soft">
          Escríbenos{' '}
          {email && (
            <a href={`mailto:${email}`} className="font-semibold text-achiote-ink underline">
              {email}
            </a>
          )}
          {email && phone && ' o llámanos al '}
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="font-semibold text-achiote-ink underline"
            >
              {formatPhone(phone)}
            </a>
          )}
          .
        </p>
      </div>
    </Card>
  );
}
