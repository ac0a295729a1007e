/**
 * How well the assistant understands: our utterances over our menus, by group, with every miss.
 * Fails under 95 % in all or 90 % in a group. Then how long an answer takes on a menu of three
 * hundred products.
 *
 * npm run eval:assistant
 */
import { PLACES } from './assistant/places.ts';
import { runCase } from './assistant/run-case.ts';
import { measure } from './assistant/speed.ts';

const MIN_TOTAL = 0.95;
const MIN_GROUP = 0.9;

const groups = new Map<string, { right: number; all: number }>();
const misses: string[] = [];
for (const { name, place, groups: sets } of PLACES) {
  for (const { group, cases } of sets) {
    const score = groups.get(group) ?? { right: 0, all: 0 };
    groups.set(group, score);
    for (const one of cases) {
      const { problems, reply } = runCase(place, one);
      score.all++;
      if (problems.length === 0) score.right++;
      else {
        const said = typeof one[0] === 'string' ? one[0] : one[0].join(' → ');
        misses.push(
          `${name} · ${group}: «${said}»\n    ${problems.join('; ')}\n    ${reply.respuesta}`,
        );
      }
    }
  }
}
for (const miss of misses) print(miss);
let right = 0;
let all = 0;
for (const [group, score] of groups) {
  right += score.right;
  all += score.all;
  const share = score.right / score.all;
  print(`${percent(share)}  ${group} (${score.right} de ${score.all})`);
  if (share < MIN_GROUP) process.exitCode = 1;
}
print(`${percent(right / all)}  en total (${right} de ${all})`);
if (right / all < MIN_TOTAL) process.exitCode = 1;
print(measure());

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(8);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
