import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { againstArrows } from './house/arrows.mjs';
import { circles } from './house/circles.mjs';
import { readSources } from './house/imports.mjs';
import { missingFiles } from './house/named-files.mjs';
import { patched } from './house/patched.mjs';
import { tooLarge } from './house/sizes.mjs';
import { sharedTables } from './house/tables.mjs';
import { strangeTabs } from './house/tabs.mjs';
import { patchingPlugins } from './house/transforms.mjs';
import { refusals } from './house.mjs';

const PACKAGES = ['contract', 'assistant', 'server', 'web', 'print-agent'];

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'));
  write('package.json', JSON.stringify({ workspaces: PACKAGES }));
  for (const name of ['contract', 'assistant']) {
    const manifest = { name: `@comanda/${name}`, exports: { './*': './src/*.ts' } };
    write(`${name}/package.json`, JSON.stringify(manifest));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const sources = () => readSources(root, PACKAGES);

test('this repository follows its layout', () => {
  expect(refusals()).toEqual([]);
});

test('tabs that a screen draws itself are refused, and the one file of tabs is not', () => {
  write('web/src/ui/tabs.tsx', '<div role="tablist" />');
  write('web/src/ui/place.ts', 'const CLEAR = \'h1, [role="tablist"]\';');
  expect(strangeTabs(sources())).toEqual([]);
  write('web/src/areas/owner/staff.tsx', '<div\n  role="tablist"\n/>');
  write('web/src/areas/owner/menu.tsx', "<button role={'tab'} />");
  expect(strangeTabs(sources())).toHaveLength(2);
});

describe('an import against the arrows is refused', () => {
  test.each([
    ['contract/src/money.ts', '../../server/src/app.ts'],
    ['contract/src/money.ts', '@comanda/assistant/answer'],
    ['assistant/src/answer.ts', '../../server/src/app.ts'],
    ['server/src/app.ts', '../../web/src/main.tsx'],
    ['web/src/main.tsx', '../../server/src/app.ts'],
    ['web/src/main.tsx', '@comanda/assistant/answer'],
    ['web/src/lib/api.ts', '../ui/button.tsx'],
    ['web/src/ui/button.tsx', '../features/cart/cart.ts'],
    ['web/src/features/cart/cart.ts', '../../areas/diner/menu.tsx'],
  ])('%s → %s', (file, target) => {
    write(file, `import type { x } from '${target}';`);
    expect(againstArrows(sources())).toHaveLength(1);
  });

  test.each([
    ['an import over several lines', "import {\n  a,\n  b,\n} from '../../server/src/app.ts';"],
    ['an export', "export { a } from '../../server/src/app.ts';"],
    ['one for its effects', "import '../../server/src/app.ts';"],
    ['one at run time', "const a = await import('../../server/src/app.ts');"],
  ])('also %s', (_kind, text) => {
    write('contract/src/money.ts', text);
    expect(againstArrows(sources())).toEqual([
      'contract/src/money.ts may not import server/src/app.ts',
    ]);
  });

  test('but not one along them', () => {
    write('assistant/src/answer.ts', "import { a } from '@comanda/contract/money';");
    write('server/src/app.ts', "import { a } from '@comanda/assistant/answer';");
    write('web/src/areas/diner/menu.tsx', "import { a } from '../../features/cart/cart.ts';");
    write('web/src/features/cart/cart.ts', "import { a } from '../../lib/api.ts';");
    write('print-agent/test/printer.ts', "import { a } from '../../server/test/harness.ts';");
    expect(againstArrows(sources())).toEqual([]);
  });
});

describe('a circle between folders is refused', () => {
  test('of two', () => {
    write('server/src/orders/orders.ts', "import type { a } from '../menu/menu.ts';");
    write('server/src/menu/menu.ts', "import { b } from '../orders/orders.ts';");
    expect(circles(sources())).toEqual([
      expect.stringContaining('server/src: menu, orders import each other in a circle'),
    ]);
  });

  test('of three, by the name of the package and through a file at the top', () => {
    write('contract/src/errors.ts', "import { a } from './orders/orders.ts';");
    write('contract/src/orders/orders.ts', "import { a } from '../menu/menu.ts';");
    write('contract/src/menu/menu.ts', "import { a } from '@comanda/contract/errors';");
    expect(circles(sources())).toEqual([expect.stringContaining('errors.ts, menu, orders')]);
  });

  test('also between nested folders', () => {
    write('web/src/features/cart/a/one.ts', "import { a } from '../b/two.ts';");
    write('web/src/features/cart/b/two.ts', "import { a } from '../a/one.ts';");
    expect(circles(sources())).toEqual([expect.stringContaining('web/src/features/cart: a, b')]);
  });

  test('but not one between files of a folder, nor one that only a test closes', () => {
    write('server/src/orders/one.ts', "import { a } from './two.ts';");
    write('server/src/orders/two.ts', "import { a } from './one.ts';");
    write('server/src/orders/three.ts', "import { a } from '../menu/menu.ts';");
    write('server/src/menu/menu.test.ts', "import { b } from '../orders/one.ts';");
    expect(circles(sources())).toEqual([]);
  });
});

describe('a folder over its size is refused', () => {
  const fill = (count) => {
    for (let i = 0; i < count; i++) write(`web/src/ui/part-${i}.tsx`);
    write('web/src/ui/part.test.tsx');
    write('web/src/ui/below/part.tsx');
  };

  test('at one file more than thirty, not counting tests and subfolders', () => {
    fill(30);
    expect(tooLarge(sources())).toEqual([]);
    write('web/src/ui/one-more.tsx');
    expect(tooLarge(sources())).toEqual(['web/src/ui has 31 files, at most 30']);
  });

  test.each([
    ['contract/src', 10],
    ['server/src', 4],
  ])('%s has at most %i loose files', (folder, most) => {
    for (let i = 0; i < most; i++) write(`${folder}/loose-${i}.ts`);
    write(`${folder}/loose.test.ts`);
    write(`${folder}/room/one.ts`);
    expect(tooLarge(sources())).toEqual([]);
    write(`${folder}/one-more.ts`);
    expect(tooLarge(sources())).toEqual([`${folder} has ${most + 1} files, at most ${most}`]);
  });

  test('so is a file over 350 lines, tests aside', () => {
    write('server/src/orders/long.ts', 'a\n'.repeat(350));
    write('server/src/orders/long.test.ts', 'a\n'.repeat(900));
    expect(tooLarge(sources())).toEqual([]);
    write('server/src/orders/long.ts', 'a\n'.repeat(351));
    expect(tooLarge(sources())).toEqual(['server/src/orders/long.ts has 351 lines, at most 350']);
  });
});

describe('a table written by a second folder is refused', () => {
  beforeEach(() => {
    write('server/src/orders/orders.db.ts', "db.insertInto('orders')");
  });

  test.each(["tx.updateTable('orders')", 'sql`DELETE FROM orders`', 'sql`UPDATE orders o SET`'])(
    '%s',
    (text) => {
      write('server/src/clients/forget.db.ts', text);
      expect(sharedTables(sources(), {})).toHaveLength(1);
      expect(sharedTables(sources(), { orders: ['orders', 'clients'] })).toEqual([]);
      expect(sharedTables(sources(), { orders: ['orders'] })).toHaveLength(1);
    },
  );

  test('but the demo and a backup write all of them, and anybody reads', () => {
    write('server/src/demo/demo.ts', "tx.insertInto('orders')");
    write('server/src/backup/restore.ts', "tx.insertInto('orders')");
    write('server/src/reports/reports.db.ts', "db.selectFrom('orders')");
    expect(sharedTables(sources(), {})).toEqual([]);
  });
});

describe('a patched dependency is refused', () => {
  test.each([
    ['patches/left-pad.patch', ''],
    ['web/package.json', JSON.stringify({ devDependencies: { 'patch-package': '8.0.0' } })],
    ['package.json', JSON.stringify({ overrides: { react: 'npm:preact@10' } })],
    ['package.json', JSON.stringify({ overrides: { a: { b: 'file:./b' } } })],
    ['package.json', JSON.stringify({ overrides: { a: 'git+https://host.example/a.git' } })],
    ['package.json', JSON.stringify({ overrides: { a: 'somebody/a' } })],
    ['package.json', JSON.stringify({ overrides: { a: 'link:../a' } })],
    ['package.json', JSON.stringify({ patchedDependencies: { 'a@1.0.0': 'a.patch' } })],
    ['package.json', JSON.stringify({ dependencies: { 'postinstall-postinstall': '2.1.0' } })],
    ['web/package.json', JSON.stringify({ dependencies: { react: 'npm:preact@10' } })],
    ['web/package.json', JSON.stringify({ devDependencies: { a: 'github:somebody/a' } })],
  ])('%s %s', (file, text) => {
    write(file, text);
    expect(patched(root, PACKAGES)).toHaveLength(1);
  });

  const plugin = (body) => `import { defineConfig, type Plugin } from 'vite';
    const plugin = { name: 'x', ${body} };
    export const config = { build: { test: /node_modules/ } };`;

  test.each([
    "transform(code, id) { if (/sonner\\/dist\\/index/.test(id)) return code.replace('a', 'b'); }",
    "transform: { handler(code, id) { if (id.includes('node_modules')) return { code }; } }",
    "transform: (code, id) => { return id.endsWith('react/dist/index.js') ? '' : null; }",
  ])('by a plugin: %s', (body) => {
    write('web/vite.config.ts', plugin(body));
    expect(patchingPlugins(sources())).toHaveLength(1);
  });

  test.each([
    "resolve: { alias: { react: './other.ts' } }",
    "resolve: { alias: [{ find: 'react', replacement: './other.ts' }] }",
  ])('by an alias: %s', (body) => {
    write('web/vite.config.ts', `import { defineConfig } from 'vite'; export default { ${body} };`);
    expect(patchingPlugins(sources())).toHaveLength(1);
  });

  test('but not a plugin that changes our own files, nor how packages are bundled', () => {
    write(
      'web/vite.config.ts',
      plugin("transform(code, id) { return id.endsWith('.csv') && ''; }"),
    );
    expect(patchingPlugins(sources())).toEqual([]);
  });

  test('but not a version that was chosen', () => {
    const dependencies = { a: '^1.0.0', b: '*', c: '>=2 <3', '@comanda/contract': '*' };
    write('package.json', JSON.stringify({ dependencies, overrides: { react: '19.3.1' } }));
    expect(patched(root, PACKAGES)).toEqual([]);
  });
});

describe('a paper that names a file which does not exist is refused', () => {
  test.each([
    ['a file that is gone', 'The SQL is in `server/src/orders/gone.db.ts`.', 1],
    ['a file that is there', 'The app is `server/src/app.ts`.', 0],
    ['a folder', 'The code is in `server/src`.', 0],
    ['a pattern or another word', '`contract/src/<noun>/<noun>.ts` and `orders.db.ts`', 0],
  ])('%s', (_kind, text, refused) => {
    write('server/src/app.ts');
    write('docs/architecture.md', text);
    expect(missingFiles(root, PACKAGES)).toHaveLength(refused);
  });

  test.each(['docs/decisions/0001-one.md', 'docs/scaling.md', 'README.md'])(
    'also in %s',
    (paper) => {
      write(paper, 'The SQL is in `server/src/orders/gone.db.ts`.');
      expect(missingFiles(root, PACKAGES)).toEqual([
        `${paper} names server/src/orders/gone.db.ts, which does not exist`,
      ]);
    },
  );
});
