import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, poolOf } from './db.ts';

/** Stands for one of the statement's values in its text. */
export type Put<Values> = (name: keyof Values & string) => string;
/** Makes the text of a statement. */
export type Write<Values> = (put: Put<Values>) => string;

const names = new Map<string, string>();

/**
 * A statement of a path that is walked all day: its text is made once, and each connection parses and
 * plans it once.
 */
export function prepare<Values extends object, Row extends pg.QueryResultRow>(
  name: string,
  write: Write<Values>,
) {
  const statement = statementOf<Values, Row>(write);
  names.set(statement.text, name);
  return statement.run;
}

/** One that is planned for the values at hand. */
export function runPlanned<Values extends object, Row extends pg.QueryResultRow>(
  db: Db,
  write: Write<Values>,
  values: Values,
): Promise<Row[]> {
  return statementOf<Values, Row>(write).run(db, values);
}

/** The name of a statement that is prepared; nothing for one that is parsed anew each time. */
export function named(text: string): { name?: string } {
  const name = names.get(text);
  return name ? { name } : {};
}

function statementOf<Values extends object, Row extends pg.QueryResultRow>(write: Write<Values>) {
  const order: (keyof Values & string)[] = [];
  const text = write((key) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  const run = async (db: Db, values: Values): Promise<Row[]> => {
    const given = order.map((key) => values[key]);
    const pool = poolOf(db);
    // Outside of a transaction there is nothing Kysely would add.
    if (pool) return (await pool.query<Row>({ ...named(text), text, values: given })).rows;
    return (await db.executeQuery(CompiledQuery.raw(text, given) as CompiledQuery<Row>)).rows;
  };
  return { text, run };
}
