import { loadModule, parseSync } from 'libpg-query';
import { DISTRIBUTED_TABLES, DISTRIBUTION_COLUMN } from '../../src/distribution/tables.ts';

await loadModule();

type Node = { [name: string]: unknown };

/** What a distributed database would refuse in a statement, or run on more than one shard. */
export type Judge = (text: string, values?: readonly unknown[]) => string[];

/**
 * How often the answer of a function changes for the same arguments: never, from one statement to the next, or within one.
 */
export type Volatility = 'immutable' | 'stable' | 'volatile';

type VolatilityOf = (name: string) => Volatility;

export function judgeBy(volatilityOf: VolatilityOf): Judge {
  return (text, values = []) => {
    const statements = (parseSync(text).stmts ?? []) as { stmt: Node }[];
    if (statements.length > 1) return ['several statements in a query'];
    const { problems, restaurants } = judgeStatement(statements[0]?.stmt ?? {}, volatilityOf);
    if (areSeveral(restaurants, values)) problems.add('bound to several restaurants');
    return [...problems];
  };
}

/** Where a statement names its restaurant: the number of a parameter, or a constant. */
export type Restaurants = ReadonlySet<number | string>;

export function restaurantsIn(text: string): Restaurants {
  const statement = parseSync(text).stmts?.[0]?.stmt as Node | undefined;
  return judgeStatement(statement ?? {}, () => 'immutable').restaurants;
}

/** Without values, all parameters are the same restaurant. */
export function areSeveral(restaurants: Restaurants, values: readonly unknown[]): boolean {
  const named = [...restaurants].map((at) =>
    typeof at === 'number' ? String(values[at - 1] ?? '') : at,
  );
  return new Set(named).size > 1;
}

type Found = { problems: Set<string>; restaurants: Set<number | string> };

function judgeStatement(statement: Node, volatilityOf: VolatilityOf): Found {
  const found: Found = { problems: new Set(), restaurants: new Set() };
  const [kind, inner] = (Object.entries(statement)[0] ?? ['', {}]) as [string, Node];
  if (isQuery(statement)) {
    judgeQuery(statement, found);
    if (kind !== 'SelectStmt') judgeWrite(statement, found, volatilityOf);
    return found;
  }
  if (kind === 'MergeStmt') found.problems.add('MERGE');
  if (kind === 'CopyStmt' || kind === 'TruncateStmt') {
    const { relation, relations } = inner as { relation?: RangeVar; relations?: Node[] };
    const tables = [relation, ...listOf<{ RangeVar: RangeVar }>(relations).map((r) => r.RangeVar)];
    for (const table of tables) {
      if (table && isDistributed(table.relname)) found.problems.add(unboundText(table.relname));
    }
  }
  // A cursor, a COPY, an EXPLAIN or a new table has its query inside.
  return inner.query ? judgeStatement(inner.query as Node, volatilityOf) : found;
}

const unboundText = (table: string) => `${table} is not bound to a restaurant`;

function isQuery(node: Node): boolean {
  return ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].some((kind) => kind in node);
}

/** One level of a query; its subselects are judged on their own, because each names its value. */
function judgeQuery(wrapped: Node, found: Found): void {
  const [kind, query] = Object.entries(wrapped)[0] as [string, Node];
  const { withClause, larg, rarg } = query as { withClause?: Node; larg?: Node; rarg?: Node };
  for (const { CommonTableExpr: part } of listOf<{ CommonTableExpr: Node }>(withClause?.ctes)) {
    const inner = part.ctequery as Node;
    if (!('SelectStmt' in inner)) found.problems.add('a write inside WITH');
    judgeQuery(inner, found);
  }
  if (larg && rarg) {
    judgeQuery({ SelectStmt: larg }, found);
    judgeQuery({ SelectStmt: rarg }, found);
    return;
  }
  const level = levelOf(query, found);
  for (const name of level.unbound()) found.problems.add(unboundText(name));
  if (kind === 'InsertStmt') judgeInsert(query, level, found);
  for (const inner of subqueriesOf(query)) judgeQuery(inner, found);
}

/** The tables of a level, and which of their columns its conditions make known. */
function levelOf(query: Node, found: Found) {
  const tables = new Map<string, string>();
  const known = new Set<string>();
  /** From a column to one that equals it in every row. */
  const equal: [string, string][] = [];
  const nameOf = (fields: string[]): string => {
    const [column, table] = fields.toReversed();
    return `${table ?? [...tables.keys()][0]}.${column}`;
  };

  /** Takes in a part of FROM and gives the tables in it. */
  const from = (node: Node): string[] => {
    if ('RangeVar' in node) return [add(node.RangeVar as RangeVar)];
    if (!('JoinExpr' in node)) return [];
    const { jointype, larg, rarg, quals } = node.JoinExpr as {
      jointype: string;
      larg: Node;
      rarg: Node;
      quals?: Node;
    };
    const [left, right] = [from(larg), from(rarg)];
    const all = [...left, ...right];
    // The condition of an outer join says nothing about the rows that it keeps in any case.
    const bound = { JOIN_INNER: all, JOIN_LEFT: right, JOIN_RIGHT: left }[jointype] ?? [];
    learn(quals, (table) => bound.includes(table) || !all.includes(table));
    return all;
  };
  const add = ({ relname, alias }: RangeVar): string => {
    const name = alias?.aliasname ?? relname;
    tables.set(name, relname);
    return name;
  };
  const learn = (condition: unknown, isBound: (table: string) => boolean = () => true): void => {
    for (const [left, right] of equalities(condition)) {
      const columns = [columnOf(left), columnOf(right)].map((fields) => fields && nameOf(fields));
      const [value] = [...valuesIn(left), ...valuesIn(right)];
      for (const [column, other] of [columns, columns.toReversed()]) {
        if (!column || !isBound(column.slice(0, column.lastIndexOf('.')))) continue;
        if (other) equal.push([other, column]);
        else if (value !== undefined) {
          known.add(column);
          if (column.endsWith(`.${DISTRIBUTION_COLUMN}`)) found.restaurants.add(value);
        }
      }
    }
  };

  const target = query.relation as RangeVar | undefined;
  if (target && !('selectStmt' in query)) add(target);
  for (const node of listOf<Node>(query.fromClause ?? query.usingClause)) from(node);
  learn(query.whereClause);
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const [column, other] of equal) if (known.has(column)) known.add(other);
  }

  return {
    unbound: () =>
      [...tables]
        .filter(([, table]) => isDistributed(table))
        .filter(([alias]) => !known.has(`${alias}.${DISTRIBUTION_COLUMN}`))
        .map(([, table]) => table),
    /** Whether an expression is the restaurant of a bound table, or names one. */
    isBound: (node: Node): boolean => {
      const column = columnOf(node);
      if (column) return known.has(nameOf(column));
      const [value] = valuesIn(node);
      if (value !== undefined) found.restaurants.add(value);
      return value !== undefined;
    },
  };
}

type RangeVar = { relname: string; alias?: { aliasname: string } };

/** A new row names its restaurant, and nothing in it is looked up. */
function judgeInsert(query: Node, outer: ReturnType<typeof levelOf>, found: Found): void {
  const table = (query.relation as RangeVar).relname;
  const source = (query.selectStmt as { SelectStmt: Node } | undefined)?.SelectStmt ?? {};
  const rows = listOf<{ List: { items: Node[] } }>(source.valuesLists).map(
    ({ List }) => List.items,
  );
  if (rows.length > 0 && subqueriesOf({ rows } as Node).length > 0) {
    found.problems.add('a subselect in VALUES');
  }
  if (!isDistributed(table)) return;
  const columns = listOf<{ ResTarget: { name: string } }>(query.cols);
  const at = columns.findIndex(({ ResTarget }) => ResTarget.name === DISTRIBUTION_COLUMN);
  const level = rows.length > 0 ? outer : levelOf(source, found);
  const chosen = listOf<{ ResTarget: { val: Node } }>(source.targetList);
  const named = rows.length > 0 ? rows.map((row) => row[at]) : [chosen[at]?.ResTarget.val];
  if (!named.every((node) => node && level.isBound(node))) {
    found.problems.add(unboundText(table));
  }
}

/** In a write the coordinator must know what an expression is before it sends it to a shard. */
function judgeWrite(write: Node, found: Found, volatilityOf: VolatilityOf): void {
  const isMutable = (node: Node) =>
    'SQLValueFunction' in node ||
    ('FuncCall' in node && volatilityOf(functionOf(node)) !== 'immutable');
  const insert = write.InsertStmt as Node | undefined;
  if (insert && [...nodesIn(insert.onConflictClause)].some(isMutable)) {
    found.problems.add('a function that is not immutable in ON CONFLICT');
  }
  for (const { ResTarget } of changesIn(write)) {
    if (ResTarget.name === DISTRIBUTION_COLUMN) {
      found.problems.add('a row that goes to another restaurant');
    }
  }
  const [{ returningClause }] = Object.values(write) as [{ returningClause?: unknown }];
  if ([...nodesIn(returningClause)].some(isMutable)) {
    found.problems.add('a function that is not immutable in RETURNING');
  }
  // The SELECT of an INSERT is a query of its own.
  const written = insert
    ? (insert.selectStmt as { SelectStmt?: Node } | undefined)?.SelectStmt?.valuesLists
    : write;
  for (const node of nodesIn(written)) {
    // The values of a new row are the coordinator's own work.
    if (!insert && 'FuncCall' in node && volatilityOf(functionOf(node)) === 'volatile') {
      found.problems.add('a VOLATILE function in an UPDATE or DELETE');
    }
    const isChoice = 'CaseExpr' in node || 'CoalesceExpr' in node;
    if (isChoice && [...nodesIn(node)].some(isMutable)) {
      found.problems.add('a function that is not immutable inside CASE or COALESCE of a write');
    }
    if ('CaseExpr' in node && (node.CaseExpr as Node).arg) {
      found.problems.add('CASE with an operand in a write, which Citus writes wrongly for a shard');
    }
    const hasColumn = () => [...nodesIn(node)].some((part) => 'ColumnRef' in part);
    if ((isMutable(node) || isIntervalSum(node)) && hasColumn()) {
      found.problems.add('a function that is not immutable over a column in a write');
    }
  }
}

/** The columns that a write changes in rows that are there. */
function changesIn({ UpdateStmt, InsertStmt }: Node) {
  const { onConflictClause } = (InsertStmt ?? {}) as { onConflictClause?: Node };
  const { targetList } = (UpdateStmt ?? onConflictClause ?? {}) as { targetList?: unknown };
  return listOf<{ ResTarget: { name: string } }>(targetList);
}

/** A time plus an interval depends on the time zone, so it is not immutable either. */
function isIntervalSum(node: Node): boolean {
  if (!('A_Expr' in node)) return false;
  const { lexpr, rexpr } = node.A_Expr as { lexpr?: Node; rexpr?: Node };
  return [lexpr, rexpr].some((side) => side && JSON.stringify(side).includes('"sval":"interval"'));
}

function functionOf(node: Node): string {
  const { funcname } = node.FuncCall as { funcname: { String: { sval: string } }[] };
  return funcname.at(-1)?.String.sval ?? '';
}

function isDistributed(table: string): boolean {
  return (DISTRIBUTED_TABLES as readonly string[]).includes(table);
}

/** The pairs that a condition says are equal, where all of it must hold. */
function equalities(condition: unknown): [Node, Node][] {
  const node = condition as Node | undefined;
  if (!node) return [];
  if ('BoolExpr' in node) {
    const { boolop, args } = node.BoolExpr as { boolop: string; args: Node[] };
    return boolop === 'AND_EXPR' ? args.flatMap(equalities) : [];
  }
  if (!('A_Expr' in node)) return [];
  const { kind, name, lexpr, rexpr } = node.A_Expr as {
    kind: string;
    name: { String: { sval: string } }[];
    lexpr: Node;
    rexpr: Node;
  };
  return kind === 'AEXPR_OP' && name[0]?.String.sval === '=' ? [[lexpr, rexpr]] : [];
}

/** The parts of a column's name: table and column, or only the column. */
function columnOf(node: Node): string[] | undefined {
  if (!('ColumnRef' in node)) return undefined;
  const { fields } = node.ColumnRef as { fields: { String?: { sval: string } }[] };
  return fields.map((field) => field.String?.sval ?? '*');
}

/** The number of a parameter, or a constant; nothing for any other expression. */
function valuesIn(node: Node): (number | string)[] {
  if ('TypeCast' in node) return valuesIn((node.TypeCast as { arg: Node }).arg);
  if ('ParamRef' in node) return [(node.ParamRef as { number: number }).number];
  if ('A_Const' in node) {
    const { sval } = (node.A_Const as { sval?: { sval: string } }) ?? {};
    return [sval?.sval ?? JSON.stringify(node.A_Const)];
  }
  return [];
}

/** The queries directly inside, not those inside of these. */
function subqueriesOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(subqueriesOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) => {
    if (name === 'withClause') return [];
    if (name === 'SelectStmt') return [{ SelectStmt: part }];
    return subqueriesOf(part);
  });
}

/** The expressions in a part of a query, without those of its subselects. */
function* nodesIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null || 'SelectStmt' in node) return;
  if (!Array.isArray(node)) yield node as Node;
  for (const part of Object.values(node)) yield* nodesIn(part);
}

function listOf<T>(list: unknown): T[] {
  return (list as T[] | undefined) ?? [];
}
