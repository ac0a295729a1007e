import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['contract/src', 'assistant/src', 'server/src', 'print-agent/src', 'web/src'];

export type Found = { where: string; source: string; flags: string };

/** Every regular expression of the product, as its sources write them. */
export function regularExpressions(): { literals: Found[]; made: string[] } {
  const literals: Found[] = [];
  const made: string[] = [];
  for (const file of sourceFiles()) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const one of node) visit(one);
      if (!isNode(node)) return;
      const where = `${file}:${lineAt(node.start)}`;
      if (node.regex) literals.push({ where, source: node.regex.pattern, flags: node.regex.flags });
      if (node.type === 'NewExpression' && node.callee?.name === 'RegExp') made.push(where);
      for (const [key, child] of Object.entries(node)) if (key !== 'regex') visit(child);
    };
    visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  }
  return { literals, made };
}

function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
}

type Node = {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
