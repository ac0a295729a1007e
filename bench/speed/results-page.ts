import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { decimal, markOf, type Result } from './part.ts';

/** The results of `npm run bench` as a page of the repository. */
export function resultsPage(results: readonly Result[]): string {
  return `# What the bench found

\`npm run bench\` wrote this page; [docs/performance.md](../docs/performance.md) says what it means and how it is measured.
Ratios are against a bare Fastify and pg server on the same PostgreSQL, in alternating windows: the median of ten.

${summaryOf(results)} (the bench itself is about 3)

${tableOf(results)}
`;
}

/** What was met, when, and on what machine; ends with the machine's load. */
export function summaryOf(results: readonly Result[]): string {
  const targets = results.filter(({ isMet }) => isMet !== null);
  const met = targets.filter(({ isMet }) => isMet).length;
  return `- ${met} of ${targets.length} targets met
- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}
- ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, ${decimal(totalmem() / 2 ** 30, 0)} GB, Node ${process.version}
- load of the machine at the end: ${loadavg()
    .map((load) => decimal(load, 1))
    .join(', ')}`;
}

export function tableOf(results: readonly Result[]): string {
  return `| | target | wanted | measured |
|---|---|---|---|
${results.map(rowOf).join('\n')}`;
}

function rowOf(result: Result): string {
  return `| ${markOf(result)} | ${result.target} | ${result.limit} | ${result.measured} |`;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
