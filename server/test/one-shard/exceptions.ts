/** What goes over all shards on purpose: a pattern of its text, and the reason. */
const EXCEPTIONS: readonly { text: RegExp; reason: string }[] = [
  {
    text: /^delete from "chat_sessions" where "last_at" < /,
    reason: 'once a minute one node deletes the talks of yesterday, of everybody',
  },
  {
    text: /^delete from "print_jobs" where "created_at" < /,
    reason: 'once a minute one node deletes the tickets of last week, of everybody',
  },
  {
    text: /^select distinct "location_id" from "kitchen_starts" where "inicio" <= /,
    reason: 'once a minute one node looks for orders that kitchens begin with now',
  },
  {
    text: /^delete from "order_slots" where "franja" < /,
    reason: 'once a minute one node deletes the slots that are over, of everybody',
  },
  {
    text: /^select distinct "location_id" from "accounts" where "estado" = /,
    reason: 'once a minute one node looks for tables that everybody has left',
  },
  {
    text: /FROM locations l\s+LEFT JOIN report_sedes s .*\s+WHERE s\.live_from IS NULL/,
    reason: 'once a minute one node looks for sedes whose hours are to be added up',
  },
  {
    text: /^select "provider_link_id", "created_at", "expires_at" from "payment_links" /,
    reason: 'once a minute one node asks the provider about links that are still open',
  },
  {
    text: /^update "payment_links" set "estado" = \$1 where "environment" = /,
    reason: 'once a minute one node closes the links that expired',
  },
  {
    text: /from "payment_links" as "l" .* where "l"\."environment" = \$1 and "l"\."provider_link_id" = \$2$/,
    reason:
      'an event of the provider names the link and not the restaurant; there is one a payment',
  },
  {
    text: /from "print_agents" as "a" .* where "a"\."token_hash" = \$1$/,
    reason: 'tokens that were made before they named their restaurant',
  },
  {
    text: /FROM jsonb_populate_recordset\(/,
    reason: 'the example restaurants are written once, into an empty database',
  },
  {
    text: /^COPY \(SELECT [^()]* FROM "\w+"(?: WHERE estado IN \('impreso', 'fallido'\))?\) TO STDOUT$/,
    reason: 'a backup reads every table whole',
  },
  {
    text: /^COPY "\w+" \([^()]*\) FROM STDIN$/,
    reason: 'a backup is restored into every table whole',
  },
  {
    text: /^DELETE FROM "\w+"$/,
    reason: 'a backup is restored into an empty database, and with it what the migrations wrote',
  },
];

/** The place in the list of the exception that a statement is, if it is one. */
export function exceptionOf(text: string): number | undefined {
  const at = EXCEPTIONS.findIndex((exception) => exception.text.test(text));
  return at < 0 ? undefined : at;
}

/** Exceptions that no statement needs any more. */
export function unusedExceptions(used: ReadonlySet<number>): string[] {
  return EXCEPTIONS.filter((_, at) => !used.has(at)).map(({ text }) => String(text));
}
