import { parsePlPgSQLSync, parseSync } from 'libpg-query';
import { DISTRIBUTION_ARGUMENT } from '../../src/distribution/tables.ts';
import type { Judge } from './rules.ts';

/** What a distributed database would refuse in the body of a function, or run on several shards. */
export function functionProblems(text: string, judge: Judge): string[] {
  const { queries, problems } = queriesIn(text);
  return [...problems, ...queries.flatMap((query) => judge(query))];
}

/** The queries and expressions in the body of a function, with its restaurant as a parameter. */
export function queriesIn(text: string): { queries: string[]; problems: string[] } {
  const language = optionOf(text, 'language');
  if (language === 'sql') {
    const body = optionOf(text, 'as') ?? '';
    const statements = parseSync(body).stmts ?? [];
    const queries = statements.map(({ stmt_location: at = 0, stmt_len: length }) =>
      asQuery(body.slice(at, length ? at + length : undefined)),
    );
    return { queries, problems: [] };
  }
  if (language !== 'plpgsql') return { queries: [], problems: [`a function in ${language}`] };
  const found = { queries: [] as string[], problems: [] as string[] };
  collect(parsePlPgSQLSync(text), found);
  return found;
}

/** How PL/pgSQL reads a piece: a statement, an expression, or an assignment. */
type Piece = { query: string; parseMode: number };
const STATEMENT = 0;
const EXPRESSION = 2;

function collect(node: unknown, found: { queries: string[]; problems: string[] }): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, part] of Object.entries(node)) {
    if (name === 'PLpgSQL_expr') {
      const { query, parseMode } = part as Piece;
      const value = parseMode > EXPRESSION ? query.replace(/^[^=]*?:?=/, '') : query;
      found.queries.push(asQuery(parseMode === STATEMENT ? value : `SELECT ${value}`));
    } else {
      // Its text is made when it runs.
      if (/^PLpgSQL_stmt_dyn/.test(name)) found.problems.push('EXECUTE of a text');
      collect(part, found);
    }
  }
}

function asQuery(text: string): string {
  return text.replace(new RegExp(`\\b${DISTRIBUTION_ARGUMENT}\\b`, 'g'), '$1');
}

function optionOf(text: string, wanted: string): string | undefined {
  type Option = { DefElem: { defname: string; arg: { String?: Text; List?: { items: [Item] } } } };
  type Text = { sval: string };
  type Item = { String: Text };
  const statement = parseSync(text).stmts?.[0]?.stmt as {
    CreateFunctionStmt?: { options: Option[] };
  };
  const option = statement.CreateFunctionStmt?.options.find(
    ({ DefElem }) => DefElem.defname === wanted,
  )?.DefElem.arg;
  return option?.String?.sval ?? option?.List?.items[0].String.sval;
}
