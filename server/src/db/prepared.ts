import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, type pipelineOf, poolOf } from './db.ts';

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
  wayOf: WayOf = poolOf,
) {
  const statement = statementOf<Values, Row>(write, wayOf);
  names.set(statement.text, name);
  return statement.run;
}

/** One that is planned for the values at hand. */
export function runPlanned<Values extends object, Row extends pg.QueryResultRow>(
  db: Db,
  write: Write<Values>,
  values: Values,
): Promise<Row[]> {
  return statementOf<Values, Row>(write, poolOf).run(db, values);
}

/** The name of a statement that is prepared; nothing for one that is parsed anew each time. */
export function named(text: string): { name?: string } {
  const name = names.get(text);
  return name ? { name } : {};
}

/** By which statements go to the database; undefined inside of a transaction. */
type WayOf = typeof poolOf | typeof pipelineOf;

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
    // Outside of a transaction there is nothing Kysely would add.
    if (way) return (await way.query<Row>({ ...named(text), text, values: given })).rows;
    return (await db.executeQuery(CompiledQuery.raw(text, given) as CompiledQuery<Row>)).rows;
  };
  return { text, run };
}
