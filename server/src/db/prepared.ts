import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, poolOf } from './db.ts';
import type { Way } from './pipeline.ts';

/** Puts the placeholder of one of the statement's values into its text. */
export type Put<Values> = (name: keyof Values & string) => string;
/** Writes the text of a statement. */
export type Write<Values> = (put: Put<Values>) => string;

/** The arguments of a function by their types, in the function's order. */
export function calledWith<Values>(types: Record<keyof Values & string, string>, put: Put<Values>) {
  const names = Object.keys(types) as (keyof Values & string)[];
  return names.map((name) => `${put(name)}::${types[name]}`).join(', ');
}

const names = new Map<string, string>();

/**
 * A statement that runs all day: its text is made once, and each connection parses and plans it
 * once.
 */
export function prepare<Values extends object, Row extends pg.QueryResultRow>(
  name: string,
  write: Write<Values>,
  wayOf: WayOf = poolOf,
) {
  const statement = statementOf<Values, Row>(write, wayOf);
  names.set(statement.text, name);
  return statement.run;
}

/** Runs a statement that is planned for the values it is given. */
export function runPlanned<Values extends object, Row extends pg.QueryResultRow>(
  db: Db,
  write: Write<Values>,
  values: Values,
): Promise<Row[]> {
  return statementOf<Values, Row>(write, poolOf).run(db, values);
}

/** The name of a prepared statement; nothing for one that is parsed each time. */
export function named(text: string): { name?: string } {
  const name = names.get(text);
  return name ? { name } : {};
}

/** Undefined inside a transaction. */
type WayOf = (db: Db) => Way | undefined;

function statementOf<Values extends object, Row extends pg.QueryResultRow>(
  write: Write<Values>,
  wayOf: WayOf,
) {
  const order: (keyof Values & string)[] = [];
  const text = write((key) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  const run = async (db: Db, values: Values): Promise<Row[]> => {
    const given = order.map((key) => values[key]);
    const way = wayOf(db);
    // Outside a transaction Kysely would add nothing.
    if (way) return (await way.query<Row>({ ...named(text), text, values: given })).rows;
    return (await db.executeQuery(CompiledQuery.raw(text, given) as CompiledQuery<Row>)).rows;
  };
  return { text, run };
}
