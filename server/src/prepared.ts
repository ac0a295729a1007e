import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Stands for one of the statement's values in its text. */
export type Put<Values> = (name: keyof Values & string) => string;
/** Makes the text of a statement. */
export type Write<Values> = (put: Put<Values>) => string;

const names = new Map<string, string>();

/**
 * A statement of a path that is walked all day: its text is made once, and each connection parses and
 * plans it once.
 */
export function prepare<Values extends object, Row>(name: string, write: Write<Values>) {
  const statement = statementOf<Values, Row>(write);
  names.set(statement.text, name);
  return statement.run;
}

/** One that is planned for the values at hand. */
export function runPlanned<Values extends object, Row>(
  db: Db,
  write: Write<Values>,
  values: Values,
): Promise<Row[]> {
  return statementOf<Values, Row>(write).run(db, values);
}

/** Undefined for a statement that is parsed anew each time. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}

function statementOf<Values extends object, Row>(write: Write<Values>) {
  const order: (keyof Values & string)[] = [];
  const text = write((key) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  const run = async (db: Db, values: Values): Promise<Row[]> => {
    const given = order.map((key) => values[key]);
    return (await db.executeQuery(CompiledQuery.raw(text, given) as CompiledQuery<Row>)).rows;
  };
  return { text, run };
}
