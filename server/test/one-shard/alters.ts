import { parseSync } from 'libpg-query';

type Command = {
  AlterTableCmd: { subtype: string; def?: { ColumnDef?: { constraints?: Rule[] } } };
};
type Rule = { Constraint: { contype: string } };
type Statement = {
  AlterTableStmt?: { cmds: Command[] };
  DropStmt?: { objects: unknown[] };
};

/** Rules of a new column that a distributed table takes with it. */
const HARMLESS = ['CONSTR_NULL', 'CONSTR_NOTNULL', 'CONSTR_DEFAULT'];

/** What Citus refuses to change on a distributed table (seen with 14.0.1). */
export function alterProblems(text: string): string[] {
  const statement = (parseSync(text).stmts?.[0]?.stmt ?? {}) as Statement;
  if ((statement.DropStmt?.objects.length ?? 0) > 1) return ['several objects in a DROP'];
  const commands = statement.AlterTableStmt?.cmds.map(({ AlterTableCmd }) => AlterTableCmd) ?? [];
  const kinds = commands.map(({ subtype }) => subtype);
  const rules = commands.flatMap(({ def }) => def?.ColumnDef?.constraints ?? []);
  return [
    ...(rules.some(({ Constraint }) => !HARMLESS.includes(Constraint.contype))
      ? ['ADD COLUMN with a rule']
      : []),
    ...(kinds.length > 1 && kinds.includes('AT_AddConstraint')
      ? ['a constraint beside other changes']
      : []),
    ...(kinds.some((kind) => /Expression$/.test(kind)) ? ['SET or DROP EXPRESSION'] : []),
  ];
}
