import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unusedExceptions } from './exceptions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file in which each worker writes the exceptions it met, by their place in the list. */
    usedExceptions: string | undefined;
  }
}

/** After all files of the server's tests, an exception that none of them met fails the run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-'));
  const list = join(folder, 'used-exceptions');
  await writeFile(list, '');
  project.provide('usedExceptions', list);
  return async () => {
    const used = (await readFile(list, 'utf8')).split('\n').filter(Boolean).map(Number);
    await rm(folder, { recursive: true });
    if (!(await hasRunWhole(project))) return;
    const unused = unusedExceptions(new Set(used));
    if (unused.length > 0) {
      throw new Error(`No statement is such an exception; delete it:\n${unused.join('\n')}`);
    }
  };
}

/** Whether every file ran every test of its own; else nothing is known about what was not met. */
async function hasRunWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules();
  const passed = modules.filter((module) => module.project.name === project.name && module.ok());
  return !project.config.testNamePattern && passed.length === testFiles.length;
}
